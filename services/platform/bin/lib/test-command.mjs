import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { jestCheck } from './jest-check.mjs';
import { nx } from './nx.mjs';
import { failedOutput, followProjects } from './nx-report.mjs';
import { linesOfError } from './operator-error.mjs';
import { root } from './paths.mjs';
import { browserTests } from './playwright.mjs';
import { sliceProjects } from './projects.mjs';
import { say, sayingMeanwhile, seconds } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { countsOfCheck, sum } from './test-results.mjs';

/** `npm test`: every check there is, also after one has failed; ends with one line of totals. */
export async function run() {
  const signals = endOnSignals();
  const results = await mkdtemp(join(tmpdir(), 'vidyapath-results-'));
  try {
    await ensureInstalled(root);
    const counts = [];
    for (const section of sections(results)) {
      say(`\n== ${section.title}`);
      counts.push(await section.check().catch(failed));
      if (signals.ending()) return;
    }
    const { passed, failed: failures } = sum(counts);
    await rm(results, { recursive: true, force: true });
    say(`\n${passed} passed, ${failures} failed`);
    process.exit(failures === 0 ? 0 : 1);
  } catch (error) {
    failed(error);
    say('0 passed, 1 failed');
    process.exit(1);
  }
}

/** @param {string} results folder for jest's reports */
function sections(results) {
  return [
    { title: 'Lint', check: () => nxCheck('lint') },
    { title: 'Types', check: () => nxCheck('typecheck') },
    { title: 'Unit, component and integration tests', check: async () => jestCheck(['--projects', ...(await jestProjects())], join(results, 'unit.json')) },
    { title: 'Build', check: async () => ensureBuilt(root).then(() => countsOfCheck(true)) },
    { title: 'Browser tests', check: () => browserTests() },
  ];
}

/** @param {unknown} error */
function failed(error) {
  for (const line of linesOfError(error)) say(line);
  return countsOfCheck(false);
}

/** @param {string} target */
async function nxCheck(target) {
  const since = Date.now();
  let done = 0;
  const { code, output } = await sayingMeanwhile(
    nx(root, ['run-many', '-t', target, '--outputStyle=static'], followProjects(() => (done += 1)).take),
    () => `  … ${seconds(since)}, ${done} projects`,
    10_000,
  );
  say(code === 0 ? `  passed in ${seconds(since)}` : failedOutput(output));
  return countsOfCheck(code === 0);
}

async function jestProjects() {
  const groups = ['shared-contracts', 'services'];
  const nested = await Promise.all(groups.map(async (group) => (await readdir(join(root, group))).map((name) => `${group}/${name}`)));
  return [...nested.flat(), ...sliceProjects(root), 'tools'].filter((project) => existsSync(join(root, project, 'jest.config.cjs')));
}
