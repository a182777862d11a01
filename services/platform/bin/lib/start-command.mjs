import { runCommand } from './run-command.mjs';
import { prepareStart } from './prepare-start.mjs';
import { servePlatform } from './serve-platform.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm start`. */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => servePlatform(await prepareStart(), signals));
}
