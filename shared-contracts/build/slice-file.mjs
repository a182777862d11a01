import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * What a slice says of itself in its `slice.json`, held to the schema that the platform and the shell read it by.
 * @param {string} directory of the slice
 */
export async function readSliceFile(directory) {
  const file = join(directory, 'slice.json');
  const slice = JSON.parse(readFileSync(file, 'utf8'));
  const { sliceFaults } = await tsImport('@vidyapath/platform-api/slice-faults', import.meta.url);
  const faults = sliceFaults(slice);
  if (faults.length > 0) throw new Error(`${file} is wrong: ${faults.join('; ')}`);
  return slice;
}
