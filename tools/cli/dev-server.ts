import { readVariables } from '@vidyapath/platform/variables';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { endOnSignals } from '../lib/signals';
import { servePlatform } from './start/serve-platform';

/** The server of `npm run dev`; the command restarts it after each change of a service. */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, () => servePlatform(readVariables(process.env, root), signals, { development: true }));
}
