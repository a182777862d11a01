import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteId, type RemoteId } from '@vidyapath/platform-api/remote-id';
import { releaseName } from '../edge-policy/files';
import { createRolloutReader, type Rollout, type SliceId } from './rollout';

export interface SlicesOptions {
  /** Top folder of the project, below which each slice is built. */
  root: string;
  /** Folder that `npm run release` writes; without it only builds in place are served. */
  releases?: string;
  warn: (text: string) => void;
}

/** The folders of the files of slices. */
export interface Slices {
  /** The build in the slice's own folder. */
  built: (slice: SliceId) => string;
  /** A release's files; `undefined` when `version` is no name of a release. */
  released: (slice: SliceId, version: string) => string | undefined;
  /** The files that visitors get now. */
  stable: (slice: SliceId) => Promise<string>;
  rollout: () => Promise<Rollout>;
  /** The remotes that are released, or have a folder in which they may be built, by name. */
  remotes: () => Promise<RemoteId[]>;
  /** Another text after each release, rollback and build in place. */
  stamp: () => Promise<string>;
}

/** Build folder of a slice below the project's top folder. */
export function buildFolder(root: string, slice: SliceId): string {
  return join(root, slice.replaceAll('_', '-'), 'dist');
}

/** The files from which pages are composed. */
const describingFiles = ['index.html', 'remote.json', 'chunks.json', 'page.js'];
const isRelease = new RegExp(`^${releaseName}$`);

export function createSlices({ root, releases, warn }: SlicesOptions): Slices {
  const rollout = releases ? createRolloutReader(releases, warn) : async (): Promise<Rollout> => ({ slices: {} });
  const released = (slice: SliceId, version: string): string | undefined =>
    releases && isRelease.test(version) ? join(releases, slice, version) : undefined;
  const stable = async (slice: SliceId): Promise<string> => {
    const version = (await rollout()).slices[slice]?.stable;
    return (version && released(slice, version)) || buildFolder(root, slice);
  };
  const remotes = async (): Promise<RemoteId[]> => {
    const inRollout = Object.keys((await rollout()).slices).filter(isRemoteId);
    return [...new Set([...inRollout, ...projectsIn(root)])].sort();
  };
  return {
    built: (slice) => buildFolder(root, slice),
    released,
    rollout,
    remotes,
    stable,
    stamp: async () => {
      const known = await rollout();
      const inPlace = (['shell', ...(await remotes())] as const).filter((slice) => !known.slices[slice]?.stable);
      const files = inPlace.flatMap((slice) => describingFiles.map((name) => join(buildFolder(root, slice), name)));
      return [JSON.stringify(known), ...files.map(changedAt)].join();
    },
  };
}

/** The remotes that have a folder below the project's top folder. */
export const projectsIn = (root: string): RemoteId[] =>
  readdirSync(root)
    .filter((name) => !name.includes('_'))
    .map((name) => name.replaceAll('-', '_'))
    .filter(isRemoteId);

/** Builds in place are on a local disk, where a synchronous call costs a tenth of an asynchronous one. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
