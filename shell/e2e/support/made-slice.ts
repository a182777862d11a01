import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../..');
const run = promisify(execFile);

export interface MadeSlice {
  /** The copy of the project. */
  folder: string;
  /** `npm run release`, to the platform on this data folder. */
  release: (dataDir: string) => Promise<string>;
  /** `npm run rollback` there. */
  rollBack: (dataDir: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Makes a remote by `npm run new` in a copy of the project, so that the checkout does not change. */
export async function makeSlice(name: string, ...args: string[]): Promise<MadeSlice> {
  const { stdout: folder } = await run(
    process.execPath,
    ['--import', 'tsx', 'tools/tests/support/make-slice.ts', name, ...args],
    { cwd: root },
  );
  const command = async (of: 'release' | 'rollback', dataDir: string) => {
    const { stdout } = await run(process.execPath, ['tools/cli/run.mjs', of, `mf-${name}`], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir, NX_DAEMON: 'false' },
    });
    return stdout;
  };
  return {
    folder,
    release: (dataDir) => command('release', dataDir),
    rollBack: (dataDir) => command('rollback', dataDir),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
