import { ensureBuilt } from './build.mjs';
import { prepareDataDir } from './data-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { assertPortFree } from './port.mjs';
import { readVariables } from './variables.mjs';

/** Gives the configuration once all is installed and built. What can be known to be wrong is said before the long steps. */
export async function prepareStart() {
  const config = readVariables(process.env);
  await assertPortFree(config.HOST, config.PORT);
  if (config.OPERATIONS_PORT) await assertPortFree('127.0.0.1', config.OPERATIONS_PORT, 'OPERATIONS_PORT');
  await prepareDataDir(config.DATA_DIR);
  await ensureInstalled(root);
  await ensureBuilt(root);
  return config;
}
