import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sliceFaults } from '@vidyapath/platform-api/slice-faults';

/**
 * A slice's description in its `slice.json`, checked by the schema that the platform and the shell use.
 * @param directory of the slice
 */
export function readSliceFile(directory: string): object {
  const file = join(directory, 'slice.json');
  const slice: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const faults = sliceFaults(slice);
  if (faults.length > 0) throw new Error(`${file} is wrong: ${faults.join('; ')}`);
  return slice as object;
}
