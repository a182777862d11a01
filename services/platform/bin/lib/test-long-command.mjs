import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { servicesIn } from './rooms.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm run test:long`: the tests whose length can be chosen, at full length. */
export async function run() {
  endOnSignals();
  await ensureInstalled(root);
  const rooms = ['platform', ...servicesIn(root)].map((name) => `services/${name}`);
  const services = await jest(['--projects', ...rooms], '(kill-loop|fuzz|round-trip|lists|positions|new-room|flat-memory|migrations)\\.test');
  const browser = await ensureBrowser(root);
  if (!browser) say('No browser: install Chromium or name one by CHROMIUM_PATH, then run the command again.');
  const screens = browser ? await jest(['-c', 'shell/e2e/jest.config.cjs'], '(accessibility|course-progress)\\.e2e', browser) : 1;
  process.exit(services || screens);
}

/** @param {string[]} args @param {string} files @param {Record<string, string>} [variables] @returns its exit code */
async function jest(args, files, variables = {}) {
  const { code } = await runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args, '--testPathPatterns', files], {
    cwd: root,
    env: { ...process.env, ...variables, TEST_LENGTH: 'long', NODE_ENV: 'test', FORCE_COLOR: '0' },
    onLine: say,
  });
  return code ?? 1;
}
