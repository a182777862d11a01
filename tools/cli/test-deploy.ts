import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser';
import { ensureBuilt } from '../lib/build';
import { runJest } from '../lib/jest';
import { nx } from '../lib/nx';
import { failedOutput } from '../lib/nx-report';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { servicesIn } from '../lib/projects';
import { runCommand } from '../lib/run-command';
import { say, sayingMeanwhile, seconds } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { ensurePrograms } from './test/programs';
import { countsOfJest } from './test/test-results';

/** `npm run test:deploy`: tests the programs of the images without Docker: replicas of each service behind nginx, on PostgreSQL, Redis and an S3 store. */
export async function run() {
  await runCommand(endOnSignals(), async () => {
    await ensurePrograms(root);
    const browser = await ensureBrowser(root);
    await ensureBuilt(root);
    await buildServices();
    const { passed, failed } = await test(browser);
    say(`\n${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  });
}

/** Builds the services' own bundles, which `npm start` does not need. */
async function buildServices() {
  const since = Date.now();
  say('Building the services …');
  const projects = servicesIn(root)
    .map((name) => `@vidyapath/${name}`)
    .join(',');
  const { code, output } = await sayingMeanwhile(
    nx(root, ['run-many', '-t', 'build', '-p', projects, '--outputStyle=static']),
    () => `  … ${seconds(since)}`,
  );
  if (code !== 0) throw new OperatorError(failedOutput(output), 'The build failed, see above.');
}

async function test(browser: Record<string, string>) {
  const results = await mkdtemp(join(tmpdir(), 'vidyapath-results-'));
  const report = join(results, 'deploy.json');
  const args = [
    '-c',
    'services/deploy/jest.deploy.config.cjs',
    '--ci',
    '--verbose',
    '--json',
    `--outputFile=${report}`,
  ];
  const { code } = await runJest(root, args, { variables: browser, onLine: say });
  const counts = countsOfJest(report, code);
  await rm(results, { recursive: true, force: true });
  return counts;
}
