import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { buildSingleBundle, serveBuild } from './single-bundle.mjs';

/** `npm run bench:web [-- --rounds=N]`: what a phone fetches and waits for, beside the same screens as one plain bundle. */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const wanted = rounds();
    await ensureInstalled(root);
    const browser = await ensureBrowser(root);
    await ensureBuilt(root);
    await buildSingleBundle();
    say('Starting a platform for each of the two …');
    const [ours, single] = await Promise.all([serveBuild('federated'), serveBuild('single')]);
    const close = () => Promise.all([ours.close(), single.close()]);
    signals.closeAlso({ close });
    const code = await measure([ours.url, single.url, String(wanted)], browser).finally(close);
    process.exit(code ?? 1);
  });
}

function rounds() {
  const given = process.argv.find((word) => word.startsWith('--rounds='));
  const number = given ? Number(given.slice('--rounds='.length)) : 5;
  if (!Number.isInteger(number) || number < 1) throw new OperatorError('--rounds: takes a whole number from 1 up');
  return number;
}

/** @param {string[]} words @param {Record<string, string>} variables */
async function measure(words, variables) {
  const script = ['--import', 'tsx', join(root, 'shell/e2e/speed/measure.ts'), ...words];
  const { code } = await runChild(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...variables },
    onLine: say,
  });
  return code;
}
