import { ensureBuilt } from '../lib/build';
import { runJest } from '../lib/jest';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { jestProjects } from './test/checks';
import { otherNodes, testOnNode } from './test/other-node';
import { browserTests } from './test/playwright';

/** `npm run test:long`: runs the tests with a variable length at full length, then `npm test` on other releases of Node. */
export async function run() {
  await runCommand(endOnSignals(), async () => {
    const projects = await jestProjects();
    const tested = await long(
      ['--projects', ...projects],
      '(\\.long|kill-loop|fuzz|service|round-trip|lists|positions|migrations)\\.test',
    );
    await ensureBuilt(root);
    const { failed } = await browserTests({ TEST_LENGTH: 'long' });
    const others = [];
    for (const version of otherNodes) others.push(await testOnNode(root, version));
    process.exit(tested || others.find((code) => code !== 0) || (failed === 0 ? 0 : 1));
  });
}

/** @returns its exit code */
async function long(args: string[], files: string) {
  const { code } = await runJest(root, [...args, '--testPathPatterns', files], {
    variables: { TEST_LENGTH: 'long' },
    onLine: say,
  });
  return code ?? 1;
}
