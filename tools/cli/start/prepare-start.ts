import { readVariables } from '@vidyapath/platform/variables';
import { ensureBuilt } from '../../lib/build';
import { root } from '../../lib/paths';
import { prepareDataDir } from './data-dir';
import { assertPortFree } from './port';

/** Builds everything and returns the configuration. Faults that can be checked are reported before the build. */
export async function prepareStart() {
  const config = readVariables(process.env, root);
  await assertPortFree(config.HOST, config.PORT);
  if (config.OPERATIONS_PORT) await assertPortFree('127.0.0.1', config.OPERATIONS_PORT, 'OPERATIONS_PORT');
  await prepareDataDir(config.DATA_DIR);
  await ensureBuilt(root);
  return config;
}
