const key = 'reloaded-at';
const coolDown = 60_000;

/** Whether a chunk that the page was built with is missing: the sign of a redeploy. */
export function isChunkGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk \S+ failed/i.test(error.message))
  );
}

/**
 * Whether a chunk of the shell's own is missing, such as one with shared modules that a remote needs, and not only out of reach: its release was removed.
 * A new document has the present one.
 */
export async function isShellGone(error: unknown): Promise<boolean> {
  if (!isChunkGone(error)) return false;
  const { request } = error as { request?: string };
  if (!request || new URL(request, window.location.href).pathname.startsWith('/mf/')) return false;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}

/**
 * Reloads the page for fresh chunk names, once within the cool-down, so that a file that stays missing never causes a loop.
 * @returns whether the page reloads
 */
export function reloadOnce(reload = () => window.location.reload(), open = () => window.sessionStorage): boolean {
  try {
    const storage = open();
    const last = Number(storage.getItem(key) ?? Number.NaN);
    if (Date.now() - last < coolDown) return false;
    storage.setItem(key, String(Date.now()));
  } catch {
    // Without a stored time it could reload forever.
    return false;
  }
  reload();
  return true;
}
