import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { isReserved } from '@vidyapath/platform-api/reserved-paths';
import {
  parseRemoteEntry,
  type RemoteEntry,
  type RemoteRelease,
  type RemotesManifest,
  slicesMax,
} from '@vidyapath/platform-api/remotes-manifest';
import type { Slices } from '../releases/slices';

/** The description of a remote's build, with paths relative to its build folder. */
interface RemoteDescription {
  manifest: string;
  preload: string[];
}

type Warn = (text: string) => void;

/** `/remotes.json`, from the present releases and builds. A remote without a build is left out; the others stay. */
export async function readRemotes(slices: Slices, warn: Warn): Promise<RemotesManifest> {
  const { slices: rollouts } = await slices.rollout();
  const ids = await slices.remotes();
  if (ids.length > slicesMax) warn(`Of ${ids.length} slices the first ${slicesMax} are served`);
  const entries = await Promise.all(
    ids.slice(0, slicesMax).map(async (id) => [id, await readRemote(slices, id, rollouts[id], warn)] as const),
  );
  return { remotes: Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) };
}

async function readRemote(
  slices: Slices,
  id: RemoteId,
  rollout: { stable: string | null; candidate?: { version: string; percent: number } } | undefined,
  warn: Warn,
): Promise<RemoteEntry | undefined> {
  const stable = await readFiles(slices, id, rollout?.stable ?? null, warn);
  if (!stable || !rollout?.candidate) return stable;
  const candidate = await readFiles(slices, id, rollout.candidate.version, warn);
  return candidate ? { ...stable, candidate: { ...candidate, percent: rollout.candidate.percent } } : stable;
}

async function readFiles(
  slices: Slices,
  id: RemoteId,
  version: string | null,
  warn: Warn,
): Promise<RemoteRelease | undefined> {
  const folder = (version && slices.released(id, version)) || slices.built(id);
  const at = version ? `/mf/${id}/${version}/` : `/mf/${id}/`;
  const file = join(folder, 'remote.json');
  try {
    const described = JSON.parse(await readFile(file, 'utf8')) as RemoteDescription;
    const entry = parseRemoteEntry({
      ...described,
      manifest: at + described.manifest,
      preload: described.preload.map((name) => at + name),
      ...(version ? { version } : {}),
    });
    const routes = entry.routes.filter(({ path }) => !isReserved(path));
    if (routes.length === 0) throw new Error('it describes no routes: build it again');
    return { ...entry, routes };
  } catch (error) {
    // A slice without a build is left out silently; one that is half written, or a missing release, is a mistake.
    if (version || (error as NodeJS.ErrnoException).code !== 'ENOENT')
      warn(`${id} is left out, since ${file} cannot be used: ${(error as Error).message}`);
    return undefined;
  }
}
