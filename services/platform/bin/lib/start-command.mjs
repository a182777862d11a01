import { ensureBuilt } from './build.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { assertPortFree } from './port.mjs';
import { orderly } from './orderly.mjs';
import { servePlatform } from './serve-platform.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/** `npm start`. What can be known to be wrong is said before the long steps. */
export async function run() {
  const signals = endOnSignals();
  await orderly(signals, async () => {
    const config = readVariables(process.env);
    await assertPortFree(config.HOST, config.PORT);
    await prepareDataDir(config.DATA_DIR);
    await ensureInstalled(root);
    await ensureBuilt(root);
    await servePlatform(config, signals);
  });
}
