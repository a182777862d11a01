import type { SliceId } from '../releases/rollout';
import type { Slices } from '../releases/slices';
import { findSliceFile, type SliceFile } from './slice-files';

/**
 * The file at `name` of a slice: of the named release when `name` begins with one, else of the shell's release for visitors, or of a
 * remote's build. Hashed files of earlier releases are found too, since pages that were opened with them, or before there were releases, still
 * request them.
 */
export async function findSlicesFile(slices: Slices, slice: SliceId, name: string): Promise<SliceFile | undefined> {
  const [version = '', ...rest] = name.split('/');
  const released = slices.released(slice, version);
  if (released && slice !== 'shell') return findSliceFile(released, rest.join('/'));
  const current = await findSliceFile(slice === 'shell' ? await slices.stable(slice) : slices.built(slice), name);
  if (current) return current;
  const { kept = [] } = (await slices.rollout()).slices[slice] ?? {};
  const folders = [...kept.map((known) => slices.released(slice, known)), slices.built(slice)];
  for (const folder of folders) {
    const file = folder && (await findSliceFile(folder, name));
    if (file && file.hashed) return file;
  }
  return undefined;
}
