import { join } from 'node:path';
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
  const { code } = await runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...rooms, '--testPathPatterns', '(kill-loop|fuzz|round-trip|lists|positions|new-room|flat-memory|migrations)\\.test'], {
    cwd: root,
    env: { ...process.env, TEST_LENGTH: 'long', NODE_ENV: 'test', FORCE_COLOR: '0' },
    onLine: say,
  });
  process.exit(code ?? 1);
}
