import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';

export interface RemoteOverride {
  id: RemoteId;
  /** Folder that the build is served from, with a trailing slash. */
  address: string;
}

/** An origin of the platform's policy; the port may be any (`*`). */
function allows(entry: string, { protocol, hostname, origin }: URL): boolean {
  if (entry.endsWith(':*')) return entry === `${protocol}//${hostname}:*`;
  return URL.canParse(entry) && new URL(entry).origin === origin;
}

/**
 * `name@address`, where the address is a build's folder or the `mf-manifest.json` in it. An address that a browser would normalise to another one is refused, so that
 * the banner shows the address that is really fetched.
 * @param allowed origins that the platform lists, so that another person's link cannot load that person's script
 */
export function parseOverride(text: string, allowed: readonly string[]): RemoteOverride | undefined {
  const [, name = '', given = ''] = /^([\w-]+)@(https?:\/\/[\w.:/~-]+)$/.exec(text) ?? [];
  const id = name.replaceAll('-', '_');
  const address = `${given.replace(/\/(?:mf-manifest\.json)?$/, '')}/`;
  if (!isRemoteId(id) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.href === address && allowed.some((entry) => allows(entry, url)) ? { id, address } : undefined;
}
