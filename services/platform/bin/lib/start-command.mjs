import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { linesOfError } from './operator-error.mjs';
import { platformRoom, root } from './paths.mjs';
import { assertPortFree } from './port.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/** `npm start`. What can be known to be wrong is said before the long steps. */
export async function run() {
  const signals = endOnSignals();
  try {
    const config = readVariables(process.env);
    await assertPortFree(config.HOST, config.PORT);
    await prepareDataDir(config.DATA_DIR);
    await ensureInstalled(root);
    await ensureBuilt(root);
    const { createPlatform } = await import(pathToFileURL(join(platformRoom, 'dist/server.js')).href);
    const platform = createPlatform(config, { root, say });
    signals.closeAlso(platform);
    announce(await platform.start());
  } catch (error) {
    if (signals.ending()) return;
    for (const line of linesOfError(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

/** @param {{ url: string, accounts: readonly { role: string, email: string, password: string }[] }} started */
function announce({ url, accounts }) {
  say(`Ready: ${url}`);
  if (accounts.length > 0) say('Demo accounts:');
  for (const { role, email, password } of accounts) say(`  ${role.padEnd(5)} ${email} / ${password}`);
}
