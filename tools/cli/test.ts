import { ensureBuilt } from '../lib/build';
import { root } from '../lib/paths';
import { formatCheck, jestProjects, lintCheck, runChecks, typesCheck } from './test/checks';
import { jestCheck } from './test/jest-check';
import { browserTests } from './test/playwright';
import { countsOfCheck, sum } from './test/test-results';

/** `npm test`: all checks except those of `npm run test:long`. */
export async function run() {
  await runChecks((results) => [
    // One process each, so that they use two processors together.
    { title: 'Lint and format', check: async () => sum(await Promise.all([lintCheck(), formatCheck()])) },
    { title: 'Types', check: typesCheck },
    {
      title: 'Unit, component and integration tests',
      check: async () => jestCheck(await jestProjects(), results),
    },
    { title: 'Build', check: async () => ensureBuilt(root).then(() => countsOfCheck(true)) },
    { title: 'Browser tests', check: () => browserTests() },
  ]);
}
