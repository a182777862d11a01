import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser';
import { ensureBuilt } from '../lib/build';
import { runChild } from '../lib/child';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { buildSingleBundle, serveBuild } from './single-bundle';

/** `npm run bench:web [-- --rounds=N]`: measures fetched bytes and times on a phone, beside the same screens as one plain bundle. */
export async function run(args: string[]) {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const roundCount = rounds(args);
    const browser = await ensureBrowser(root);
    await ensureBuilt(root);
    await buildSingleBundle();
    say('Starting a platform for each of the two …');
    const [ours, single] = await Promise.all([serveBuild('federated'), serveBuild('single')]);
    const close = () => Promise.all([ours.close(), single.close()]);
    signals.closeAlso({ close });
    try {
      process.exitCode = (await measure([ours.url, single.url, String(roundCount)], browser)) ?? 1;
    } finally {
      await close();
    }
    process.exit();
  });
}

function rounds(args: string[]) {
  const option = args.find((word) => word.startsWith('--rounds='));
  const number = option ? Number(option.slice('--rounds='.length)) : 5;
  if (!Number.isInteger(number) || number < 1) throw new OperatorError('--rounds: takes a whole number from 1 up');
  return number;
}

async function measure(words: string[], variables: Record<string, string>) {
  const script = ['--import', 'tsx', join(root, 'shell/e2e/speed/measure.ts'), ...words];
  const { code } = await runChild(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...variables },
    onLine: say,
  });
  return code;
}
