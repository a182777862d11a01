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

const option = '--without-originals';

/** Each command takes the folder of the backup, and that of a backup an option. */
export async function runWithFolder(what: 'backup' | 'restore' | 'rehearse-restore', words: string[]) {
  const withoutOriginals = what === 'backup' && words.includes(option);
  const [name, ...more] = withoutOriginals ? words.filter((word) => word !== option) : words;
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    if (!name || name.startsWith('-') || more.length > 0) {
      throw new OperatorError(
        `npm run ${what} -- FOLDER: takes the folder of the backup, got ${[name, ...more].join(' ') || 'nothing'}`,
      );
    }
    const folder = resolve(root, name);
    if (what === 'rehearse-restore') {
      await ensureBuilt(root);
      const { runRehearsal } = await loadBuiltPlatform();
      await runRehearsal({ folder, say, closeAlso: signals.closeAlso });
      process.exit(0);
    }
    const config = readVariables({ ...process.env, NODE_ENV: '' }, root);
    await prepareDataDir(config.DATA_DIR);
    await ensureBuilt(root);
    const { runBackup, runRestore } = await loadBuiltPlatform();
    await (what === 'backup' ? runBackup : runRestore)({ config, folder, say, withoutOriginals });
    process.exit(0);
  });
}
