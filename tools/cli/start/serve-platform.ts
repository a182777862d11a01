import type { PlatformConfig } from '@vidyapath/platform/platform-config';
import { loadBuiltPlatform, workerScript } from '../../lib/built-platform';
import { root } from '../../lib/paths';
import { servicesIn } from '../../lib/projects';
import { say } from '../../lib/say';
import type { Signals } from '../../lib/signals';
import { recordServices } from '../../release/deployments';

/** Runs the built platform and prints its address. */
export async function servePlatform(config: PlatformConfig, signals: Signals, { development = false } = {}) {
  const { createPlatform } = await loadBuiltPlatform();
  const platform = createPlatform(config, { root, say, development, workerScript });
  signals.closeAlso(platform);
  const { url, accounts } = await platform.start();
  recordServices(root, config.DATA_DIR, servicesIn(root));
  const logins = accounts.map(({ role, email, password }) => `  ${role.padEnd(5)} ${email} / ${password}`);
  // Printed at once, so that a script that waits for the first line gets all lines.
  say([`Ready: ${url}`, ...(logins.length > 0 ? ['Demo accounts:', ...logins] : [])].join('\n'));
  return platform;
}
