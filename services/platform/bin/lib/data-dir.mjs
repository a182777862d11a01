import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whyNotWritten } from './folder-fault.mjs';
import { OperatorError } from './operator-error.mjs';

/** Besides those for which an existing one cannot be written. */
const reasons = /** @type {Record<string, string>} */ ({
  EEXIST: 'is a file',
  ENOENT: 'cannot be made there',
  ENOTDIR: 'lies under a file',
});

/** Makes the data folder and proves that it can be written. @param {string} folder */
export async function prepareDataDir(folder) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
    throw new OperatorError(`DATA_DIR: ${folder} ${whyNotWritten(error) ?? reasons[code] ?? `cannot be used (${code})`}; choose another folder or mend it`);
  }
}

/**
 * Node's own recursive mkdir never ends where a folder says that it is not there although its parent is (/proc).
 * @param {string} folder
 */
async function makeFolder(folder) {
  if (existsSync(folder)) return assertFolder(folder);
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** @param {string} path */
async function assertFolder(path) {
  if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(path), { code: 'EEXIST' });
}
