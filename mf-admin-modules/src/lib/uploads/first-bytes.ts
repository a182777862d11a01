import { lessonLimits } from '@vidyapath/http/lesson-limits';

/* So that an upload goes on after a page load by the same file only, this browser has a hash of its first bytes as long as an upload may go on. */

const compared = 64 * 1_024;
const prefix = 'mf_admin_modules:upload:';

interface FirstBytes {
  hash: string;
  /** Milliseconds. */
  at: number;
}

/** Stores them for the upload of an asset; blocked or full storage stores nothing. */
export async function rememberFirstBytes(assetId: string, file: File): Promise<void> {
  const hash = await hashOf(file);
  try {
    forgetOld();
    localStorage.setItem(`${prefix}${assetId}`, JSON.stringify({ hash, at: Date.now() } satisfies FirstBytes));
  } catch {
    return;
  }
}

/** True also where this browser did not begin the upload: then name and size tell. */
export async function hasSameFirstBytes(assetId: string, file: File): Promise<boolean> {
  const known = read(`${prefix}${assetId}`);
  return known === undefined || known.hash === (await hashOf(file));
}

async function hashOf(file: File): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await file.slice(0, compared).arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(key: string): FirstBytes | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as FirstBytes | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetOld(): void {
  const oldest = Date.now() - lessonLimits.unfinishedHours * 3_600_000;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) if ((read(key)?.at ?? 0) < oldest) localStorage.removeItem(key);
}
