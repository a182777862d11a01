import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operator-error.mjs';

/** Reasons in words, by error code. */
const reasons = /** @type {Record<string, string>} */ ({
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  EEXIST: 'is a file',
  ENOTDIR: 'lies under a file',
});

/** Makes the data folder and proves that it can be written. @param {string} folder */
export async function prepareDataDir(folder) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
    throw new OperatorError(`DATA_DIR: ${folder} ${reasons[code] ?? `cannot be used (${code})`}; choose another folder or mend it`);
  }
}
