import type { PlatformConfig } from '@vidyapath/platform/platform-config';
import { loadBuiltPlatform, workerScript } from '../../lib/built-platform';
import { root } from '../../lib/paths';
import { servicesIn } from '../../lib/projects';
import { say } from '../../lib/say';
import type { Signals } from '../../lib/signals';
import { recordServices } from '../../release/deployments';

/** Runs the built platform in this process and says where it is. */
export async function servePlatform(config: PlatformConfig, signals: Signals, { development = false } = {}) {
  const { createPlatform } = await loadBuiltPlatform();
  const platform = createPlatform(config, { root, say, development, workerScript });
  signals.closeAlso(platform);
  const { url, accounts } = await platform.start();
  recordServices(root, config.DATA_DIR, servicesIn(root));
  const logins = accounts.map(({ role, email, password }) => `  ${role.padEnd(5)} ${email} / ${password}`);
  // In one piece, so that a script that waits for the first line has them all.
  say([`Ready: ${url}`, ...(logins.length > 0 ? ['Demo accounts:', ...logins] : [])].join('\n'));
}
