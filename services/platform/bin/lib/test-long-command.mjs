import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runJest } from './jest.mjs';
import { otherNodes, testOnNode } from './other-node.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { browserTests } from './playwright.mjs';
import { servicesIn } from './projects.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/** `npm run test:long`: the tests whose length can be chosen, at full length; then all of `npm test` on other releases of Node. */
export async function run() {
  await runCommand(endOnSignals(), async () => {
    await ensureInstalled(root);
    const projects = ['platform', ...servicesIn(root)].map((name) => `services/${name}`);
    const services = await long(
      ['--projects', ...projects],
      '(\\.long|kill-loop|fuzz|round-trip|lists|positions|migrations)\\.test',
    );
    await ensureBuilt(root);
    const { failed } = await browserTests({ TEST_LENGTH: 'long' });
    const others = [];
    for (const version of otherNodes) others.push(await testOnNode(root, version));
    process.exit(services || others.find((code) => code !== 0) || (failed === 0 ? 0 : 1));
  });
}

/** @param {string[]} args @param {string} files @returns its exit code */
async function long(args, files) {
  const { code } = await runJest(root, [...args, '--testPathPatterns', files], {
    variables: { TEST_LENGTH: 'long' },
    onLine: say,
  });
  return code ?? 1;
}
