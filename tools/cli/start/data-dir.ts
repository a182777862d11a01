import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whyNotWritten } from '../../lib/folder-fault';
import { OperatorError } from '../../lib/operator-error';

/** Besides those for which an existing one cannot be written. */
const reasons: Record<string, string> = {
  EEXIST: 'is a file',
  ENOENT: 'cannot be made there',
  ENOTDIR: 'lies under a file',
};

/** Of a platform and of nothing else; older versions let others read the first. */
const ownFiles = ['deployments.jsonl', 'postgresql.json'];

/** Makes the data folder, proves that it can be written, and keeps it from other users of the machine. */
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

/** Node's own recursive mkdir never ends where a folder says that it is not there although its parent is (/proc). */
async function makeFolder(folder: string, mode?: number) {
  if (existsSync(folder)) return assertFolder(folder);
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder, { mode });
}

/**
 * PostgreSQL, which as root runs as another user, gets its own folder as its working directory and needs no right here. A folder with other things in it,
 * such as /tmp, stays as it is, and so does one of another user.
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
