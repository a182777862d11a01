import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runJest } from './jest.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { browserTests } from './playwright.mjs';
import { servicesIn } from './projects.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm run test:long`: the tests whose length can be chosen, at full length. */
export async function run() {
  await runCommand(endOnSignals(), async () => {
    await ensureInstalled(root);
    const projects = ['platform', ...servicesIn(root)].map((name) => `services/${name}`);
    const services = await long(['--projects', ...projects], '(kill-loop|fuzz|round-trip|lists|positions|new-project|flat-memory|migrations)\\.test');
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
