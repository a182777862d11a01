import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import { composeScreens, type DescribedSlice } from '@vidyapath/platform-api/routes';
import { parseDescription } from '@vidyapath/platform-api/slice-description';
import { OperatorError } from '../lib/operator-error';
import { readJson } from '../lib/read-json';
import { readRollout } from './release-folder';

/**
 * If two slices claim the same path, the second is not released.
 * @param build folder of the new release
 * @param builtIn slices that were never released, with the folder of their build
 * @throws {OperatorError} that names both slices and the paths
 */
export function assertOwnPaths(slice: string, build: string, releases: string, builtIn: readonly [RemoteId, string][]) {
  if (!isRemoteId(slice)) return;
  const own = describedIn(build);
  if (!own || own.routes.length === 0)
    throw new OperatorError(`${slice} describes no routes in its remote.json, so it cannot be opened. Build it again.`);
  const others = servedFolders(releases, builtIn).flatMap(([id, folder]): DescribedSlice[] => {
    const described = id === slice ? undefined : describedIn(folder);
    return described ? [[id, described]] : [];
  });
  const { claims } = composeScreens([...others, [slice, own]]);
  const ofOwn = claims.filter(({ second }) => second === slice).map(({ path, first }) => `${path} of ${first}`);
  if (ofOwn.length > 0)
    throw new OperatorError(
      `${slice} is not released: it claims ${ofOwn.join(', ')}. A path belongs to one slice: take it from the other one first, and release that.`,
    );
}

/** The folders of each slice that visitors get or may get. */
function servedFolders(releases: string, builtIn: readonly [RemoteId, string][]): [RemoteId, string][] {
  const { slices } = readRollout(releases);
  const released = Object.entries(slices).flatMap(([id, { stable, candidate }]): [RemoteId, string][] =>
    isRemoteId(id)
      ? [stable, candidate?.version].flatMap((version) => (version ? [[id, join(releases, id, version)]] : []))
      : [],
  );
  return [...released, ...builtIn.filter(([id]) => !slices[id]?.stable)];
}

function describedIn(folder: string) {
  const file = join(folder, 'remote.json');
  return existsSync(file) ? parseDescription(readJson(file)) : undefined;
}

/** Builds in a checkout's folders. */
export const buildsIn = (root: string): [RemoteId, string][] =>
  readdirSync(root).flatMap((name): [RemoteId, string][] => {
    const id = name.replaceAll('-', '_');
    return isRemoteId(id) && name !== id ? [[id, join(root, name, 'dist')]] : [];
  });
