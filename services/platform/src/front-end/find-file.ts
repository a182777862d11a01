import type { SliceId } from '../releases/rollout';
import type { Slices } from '../releases/slices';
import { findSliceFile, type SliceFile } from './slice-files';

/**
 * The file at `name` of a slice: of the named release when `name` begins with one, else of what visitors get now. Hashed files of the shell's releases
 * before are found too, since pages that were opened with those still ask for them.
 */
export async function findSlicesFile(slices: Slices, slice: SliceId, name: string): Promise<SliceFile | undefined> {
  const [version = '', ...rest] = name.split('/');
  const released = slices.released(slice, version);
  if (released && slice !== 'shell') return findSliceFile(released, rest.join('/'));
  if (slice !== 'shell') return findSliceFile(slices.built(slice), name);
  const current = await findSliceFile(await slices.stable(slice), name);
  if (current) return current;
  const { kept = [] } = (await slices.rollout()).slices.shell ?? {};
  const folders = [...kept.map((known) => slices.released(slice, known)), slices.built(slice)];
  for (const folder of folders) {
    const file = folder && (await findSliceFile(folder, name));
    if (file && file.hashed) return file;
  }
  return undefined;
}
