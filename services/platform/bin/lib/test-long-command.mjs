import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runJest } from './jest.mjs';
import { orderly } from './orderly.mjs';
import { root } from './paths.mjs';
import { browserTests } from './playwright.mjs';
import { servicesIn } from './rooms.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm run test:long`: the tests whose length can be chosen, at full length. */
export async function run() {
  await orderly(endOnSignals(), async () => {
    await ensureInstalled(root);
    const rooms = ['platform', ...servicesIn(root)].map((name) => `services/${name}`);
    const services = await long(['--projects', ...rooms], '(kill-loop|fuzz|round-trip|lists|positions|new-room|flat-memory|migrations)\\.test');
    await ensureBuilt(root);
    const { failed } = await browserTests({ TEST_LENGTH: 'long' });
    process.exit(services || (failed === 0 ? 0 : 1));
  });
}

/** @param {string[]} args @param {string} files @returns its exit code */
async function long(args, files) {
  const { code } = await runJest(root, [...args, '--testPathPatterns', files], { variables: { TEST_LENGTH: 'long' }, onLine: say });
  return code ?? 1;
}
