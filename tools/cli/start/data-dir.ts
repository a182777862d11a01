import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whyNotWritten } from '../../lib/folder-fault';
import { OperatorError } from '../../lib/operator-error';

/** Further reasons, for a folder that does not exist. */
const reasons: Record<string, string> = {
  EEXIST: 'is a file',
  ENOENT: 'cannot be made there',
  ENOTDIR: 'lies under a file',
};

/** Files that only a platform has; older versions let other users read the first. */
const ownFiles = ['deployments.jsonl', 'postgresql.json'];

/** Makes the data folder, checks that it can be written, and closes it to other users of the machine. */
export async function prepareDataDir(folder: string) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await makeFolder(folder, 0o700);
    await writeFile(probe, '');
    await rm(probe);
    await keepFromOthers(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new OperatorError(
      `DATA_DIR: ${folder} ${whyNotWritten(error) ?? reasons[code] ?? `cannot be used (${code})`}; choose another folder or fix it`,
    );
  }
}

/** Node's own recursive mkdir never ends if a folder is reported as missing although its parent exists (/proc). */
async function makeFolder(folder: string, mode?: number) {
  if (existsSync(folder)) return assertFolder(folder);
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder, { mode });
}

/**
 * If root starts PostgreSQL, it runs as another user, whose working directory is its own folder, so it needs no rights here. A folder with other files,
 * such as /tmp, or a folder of another user is not changed.
 */
async function keepFromOthers(folder: string) {
  const found = await readdir(folder);
  const own = ownFiles.filter((name) => found.includes(name));
  const isShared = ((await stat(folder)).mode & 0o1000) !== 0;
  if (isShared || (found.length > 0 && own.length === 0)) return;
  try {
    await chmod(folder, 0o700);
    for (const name of own) await chmod(join(folder, name), 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

async function assertFolder(path: string) {
  if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(path), { code: 'EEXIST' });
}
