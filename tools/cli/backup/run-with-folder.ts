import { resolve } from 'node:path';
import { readVariables } from '@vidyapath/platform/variables';
import { ensureBuilt } from '../../lib/build';
import { loadBuiltPlatform } from '../../lib/built-platform';
import { OperatorError } from '../../lib/operator-error';
import { root } from '../../lib/paths';
import { runCommand } from '../../lib/run-command';
import { say } from '../../lib/say';
import { endOnSignals } from '../../lib/signals';
import { prepareDataDir } from '../start/data-dir';

/** Both commands take only the folder of the backup. */
export async function runWithFolder(what: 'backup' | 'restore', [name, ...more]: string[]) {
  await runCommand(endOnSignals(), async () => {
    if (!name || name.startsWith('-') || more.length > 0) {
      throw new OperatorError(
        `npm run ${what} -- FOLDER: takes the folder of the backup, got ${[name, ...more].join(' ') || 'nothing'}`,
      );
    }
    const config = readVariables({ ...process.env, NODE_ENV: '' }, root);
    await prepareDataDir(config.DATA_DIR);
    await ensureBuilt(root);
    const { runBackup, runRestore } = await loadBuiltPlatform();
    await (what === 'backup' ? runBackup : runRestore)({ config, folder: resolve(root, name), say });
    process.exit(0);
  });
}
