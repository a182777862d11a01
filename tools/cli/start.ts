import { runCommand } from '../lib/run-command';
import { endOnSignals } from '../lib/signals';
import { prepareStart } from './start/prepare-start';
import { servePlatform } from './start/serve-platform';

/** `npm start`. */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => servePlatform(await prepareStart(), signals));
}
