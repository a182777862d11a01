import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sliceFaults } from '@vidyapath/platform-api/slice-faults';

/**
 * What a slice says of itself in its `slice.json`, held to the schema that the platform and the shell read it by.
 * @param directory of the slice
 */
export function readSliceFile(directory: string): object {
  const file = join(directory, 'slice.json');
  const slice: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const faults = sliceFaults(slice);
  if (faults.length > 0) throw new Error(`${file} is wrong: ${faults.join('; ')}`);
  return slice as object;
}
