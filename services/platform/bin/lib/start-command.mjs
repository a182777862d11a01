import { orderly } from './orderly.mjs';
import { prepareStart } from './prepare-start.mjs';
import { servePlatform } from './serve-platform.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm start`. */
export async function run() {
  const signals = endOnSignals();
  await orderly(signals, async () => servePlatform(await prepareStart(), signals));
}
