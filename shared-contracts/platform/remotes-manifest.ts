import * as v from 'valibot';
import { isRemoteId, type RemoteId } from './remote-id';
import { descriptionMembers, parseDescription, type SliceDescription } from './slice-description';

/** Most entries of a list; further ones are left out. */
export const slicesMax = 60;

const path = v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)[^\s\\]+$/u));

const files = {
  /** Address of the remote's `mf-manifest.json`, on this origin; on another one only for a developer's build that replaces it. */
  manifest: path,
  /** Semver range of the platform that the remote needs; checked before any of its code is fetched. */
  platform: v.pipe(v.string(), v.nonEmpty()),
  /** Files worth preloading when one of its routes is opened: the entry first. */
  preload: v.optional(v.array(path), []),
  /** Name of the release; a remote that is served from its build has none. */
  version: v.optional(v.string()),
  ...descriptionMembers,
};
/** Addresses of the files of one release of a remote. */
export type RemoteFiles = Pick<RemoteEntry, 'manifest' | 'platform' | 'preload' | 'version'>;
/** With its description. */
export type RemoteRelease = Omit<RemoteEntry, 'candidate'>;

/** One remote in `/remotes.json`. */
const RemoteEntrySchema = v.object({
  ...files,
  /** A release that only `percent` (1–99) of the browsers get, instead of the one above; a wrong one is used by no browser. */
  candidate: v.fallback(
    v.optional(v.object({ ...files, percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) })),
    undefined,
  ),
});
export type RemoteEntry = v.InferOutput<typeof RemoteEntrySchema>;

const ListSchema = v.object({ remotes: v.record(v.string(), v.unknown()) });

/** `/remotes.json`: the remotes and their addresses, read at run time. A missing remote is not deployed. */
export interface RemotesManifest {
  remotes: Partial<Record<RemoteId, RemoteEntry>>;
}

/** The known data of a remote whose entry cannot be used. */
export interface RemoteFault extends SliceDescription {
  reason: string;
}

/** The list as it was read, with the faults of the entries that are left out. */
export interface ReadManifest extends RemotesManifest {
  faults: Partial<Record<RemoteId, RemoteFault>>;
}

/** @throws {v.ValiError} naming the first member that is wrong */
export const parseRemoteEntry = (input: unknown): RemoteEntry => v.parse(RemoteEntrySchema, input);

/**
 * Each entry is read separately, so that a wrong one does not affect other slices; a key that is not a name of a remote is ignored.
 * @throws {v.ValiError} when it is no list at all
 */
export function parseRemotesManifest(input: unknown): ReadManifest {
  const list = v.parse(ListSchema, input).remotes;
  const read: ReadManifest = { remotes: {}, faults: {} };
  for (const id of Object.keys(list).filter(isRemoteId).slice(0, slicesMax)) {
    const { success, output, issues } = v.safeParse(RemoteEntrySchema, list[id]);
    if (success) read.remotes[id] = output;
    else read.faults[id] = { reason: issues[0].message, ...parseDescription(list[id]) };
  }
  return read;
}
