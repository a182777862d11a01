import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { nx } from './nx.mjs';
import { failedOutput, followProjects } from './nx-report.mjs';
import { linesOfError } from './operator-error.mjs';
import { root } from './paths.mjs';
import { sliceProjects } from './projects.mjs';
import { say, sayingMeanwhile, seconds } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { countsOfCheck, sum } from './test-results.mjs';

/** @typedef {{ title: string, check: () => Promise<import('./test-results.mjs').Counts> }} Check */

/**
 * Runs every check, also after one has failed, and ends the process with one line of totals.
 * @param {(results: string) => Check[] | Promise<Check[]>} checksOf gets a folder for reports
 */
export async function runChecks(checksOf) {
  const signals = endOnSignals();
  const results = await mkdtemp(join(tmpdir(), 'vidyapath-results-'));
  try {
    await ensureInstalled(root);
    const counts = [];
    for (const { title, check } of await checksOf(results)) {
      say(`\n== ${title}`);
      counts.push(await check().catch(failed));
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

/** @param {unknown} error */
function failed(error) {
  for (const line of linesOfError(error)) say(line);
  return countsOfCheck(false);
}

/** One task over projects, by Nx's arguments. @param {string[]} args */
export async function nxCheck(args) {
  const since = Date.now();
  let done = 0;
  const { code, output } = await sayingMeanwhile(
    nx(root, [...args, '--outputStyle=static'], followProjects(() => (done += 1)).take),
    () => `  … ${seconds(since)}, ${done} projects`,
    10_000,
  );
  say(code === 0 ? `  passed in ${seconds(since)}` : failedOutput(output));
  return countsOfCheck(code === 0);
}

/** Folders of the projects that jest has tests of. */
export async function jestProjects() {
  const groups = ['shared-contracts', 'services'];
  const nested = await Promise.all(
    groups.map(async (group) => (await readdir(join(root, group))).map((name) => `${group}/${name}`)),
  );
  return [...nested.flat(), ...sliceProjects(root), 'tools'].filter((project) =>
    existsSync(join(root, project, 'jest.config.cjs')),
  );
}

/** Whether every file stands as `npm run format` would write it. */
export const formatCheck = () => wholeCheck('prettier/bin/prettier.cjs', ['--check', '.']);

/** Types, and the lint rules that need to know them, of all projects at once. */
export const typesCheck = () => wholeCheck('oxlint/bin/oxlint', []);

/** A package's command on the whole checkout. @param {string} file in `node_modules` @param {string[]} args */
async function wholeCheck(file, args) {
  const since = Date.now();
  const { code, output } = await runChild(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root });
  say(code === 0 ? `  passed in ${seconds(since)}` : output);
  return countsOfCheck(code === 0);
}
