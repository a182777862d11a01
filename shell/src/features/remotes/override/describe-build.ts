import { parseRemoteEntry, type RemoteRelease } from '@vidyapath/platform-api/remotes-manifest';
import type { RemoteOverride } from './parse-override';

/** The content of a build's `remote.json`. */
interface BuildDescription {
  id: string;
  platform: string;
  manifest: string;
  preload: string[];
}

/** Makes the entry that `/remotes.json` would have for a build at this address. */
export async function describeBuild(
  { id, address }: RemoteOverride,
  fetch: typeof window.fetch,
): Promise<RemoteRelease> {
  const place = `${address}remote.json`;
  const response = await fetch(place, { credentials: 'omit', redirect: 'error', cache: 'no-store' });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  const { id: built, manifest, preload, ...described } = (await response.json()) as BuildDescription;
  if (built !== id) throw new Error(`${place} is of ${built}, not of ${id}`);
  const below = (name: string) => address + name;
  return parseRemoteEntry({
    ...described,
    manifest: below(manifest),
    preload: preload.map(below),
    version: 'override',
  });
}
