import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordServices } from './deploy/deployments.mjs';
import { platformRoom, root } from './paths.mjs';
import { servicesIn } from './projects.mjs';
import { say } from './say.mjs';

/**
 * Runs the built platform in this process and says where it is.
 * @param {import('./variables.mjs').PlatformConfig} config
 * @param {ReturnType<typeof import('./signals.mjs').endOnSignals>} signals
 * @param {{ development?: boolean }} [options]
 */
export async function servePlatform(config, signals, { development = false } = {}) {
  const { createPlatform } = await import(pathToFileURL(join(platformRoom, 'dist/server.js')).href);
  const platform = createPlatform(config, {
    root,
    say,
    development,
    workerScript: join(platformRoom, 'bin/lib/worker.mjs'),
  });
  signals.closeAlso(platform);
  /** @type {{ url: string, accounts: readonly { role: string, email: string, password: string }[] }} */
  const { url, accounts } = await platform.start();
  recordServices(root, config.DATA_DIR, servicesIn(root));
  const logins = accounts.map(({ role, email, password }) => `  ${role.padEnd(5)} ${email} / ${password}`);
  // In one piece, so that whoever waits for the first line has them all.
  say([`Ready: ${url}`, ...(logins.length > 0 ? ['Demo accounts:', ...logins] : [])].join('\n'));
}
