import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import type { RemotesManifest } from '@vidyapath/platform-api/remotes-manifest';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import { composeScreens, type DescribedSlice, routeAt } from '@vidyapath/platform-api/routes';
import { redirectOf } from '@vidyapath/platform-api/redirects';
import type { Slices } from '../releases/slices';
import { readRemotes } from './remotes';

/** The slices as pages are composed from them. */
export interface ListedSlices {
  remotes: RemotesManifest['remotes'];
  /** The screen of a path, after a redirect by the shell; undefined when no slice has it. */
  routeAt: (path: string) => RouteEntry | undefined;
}

/** Reads the list again when a release or a build has changed it. Warns once of a path that two slices claim. */
export function createListedSlices(slices: Slices, warn: (text: string) => void): () => Promise<ListedSlices> {
  const warned = new Set<string>();
  const warnOnce = (text: string) => {
    if (!warned.has(text)) warn(text);
    warned.add(text);
  };
  let readAt: string | undefined;
  let reading: Promise<ListedSlices> | undefined;
  return async () => {
    const stamp = await slices.stamp();
    if (stamp === readAt && reading) return reading;
    readAt = stamp;
    reading = readListed(slices, warn, warnOnce);
    reading.catch(() => {
      readAt = undefined;
    });
    return reading;
  };
}

async function readListed(slices: Slices, warn: (text: string) => void, warnOnce: (text: string) => void) {
  const { remotes } = await readRemotes(slices, warn);
  const { routes, claims } = composeScreens(describedIn(remotes));
  for (const { path, first, second } of claims)
    warnOnce(`${path} is described by ${first} and by ${second}: ${first} keeps it`);
  return { remotes, routeAt: (path: string) => routeAt(routes, redirectOf(path)?.replace(/#.*/, '') ?? path) };
}

/** A release that only some visitors get may have screens that the previous one does not have. */
function describedIn(remotes: RemotesManifest['remotes']): DescribedSlice[] {
  const entries = Object.entries(remotes) as [RemoteId, NonNullable<(typeof remotes)[RemoteId]>][];
  return entries.flatMap(([id, entry]): DescribedSlice[] => [
    [id, entry],
    ...(entry.candidate ? [[id, entry.candidate] as const] : []),
  ]);
}
