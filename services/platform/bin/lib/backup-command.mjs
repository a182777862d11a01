import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { platformRoom, root } from './paths.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. @param {'backup' | 'restore'} what */
export async function run(what) {
  await runCommand(endOnSignals(), async () => {
    const [name, ...more] = process.argv.slice(2);
    if (!name || name.startsWith('-') || more.length > 0) {
      throw new OperatorError(
        `npm run ${what} -- FOLDER: takes the folder of the backup, got ${[name, ...more].join(' ') || 'nothing'}`,
      );
    }
    const config = readVariables({ ...process.env, NODE_ENV: '' });
    await prepareDataDir(config.DATA_DIR);
    await ensureInstalled(root);
    await ensureBuilt(root);
    const commands = await import(pathToFileURL(join(platformRoom, 'dist/server.js')).href);
    await (what === 'backup' ? commands.runBackup : commands.runRestore)({ config, folder: resolve(root, name), say });
    process.exit(0);
  });
}
