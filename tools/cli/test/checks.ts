import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../lib/child';
import { nx } from '../../lib/nx';
import { linesOfError, OperatorError } from '../../lib/operator-error';
import { root } from '../../lib/paths';
import { sliceProjects } from '../../lib/projects';
import { say, seconds } from '../../lib/say';
import { endOnSignals } from '../../lib/signals';
import { countsOfCheck, sum, type Counts } from './test-results';

export interface Check {
  title: string;
  check: () => Promise<Counts>;
}

/**
 * Runs every check, also after one has failed, and ends the process with one line of totals.
 * @param checksOf gets a folder for reports
 */
export async function runChecks(checksOf: (results: string) => Check[] | Promise<Check[]>) {
  const signals = endOnSignals();
  const results = await mkdtemp(join(tmpdir(), 'vidyapath-results-'));
  try {
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

function failed(error: unknown) {
  for (const line of linesOfError(error)) say(line);
  return countsOfCheck(false);
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

/** Whether every file is formatted as by `npm run format`. */
export const formatCheck = () => wholeCheck('prettier/bin/prettier.cjs', ['--check', '.']);

/**
 * Lint of all projects in one process: a process for each project would read the rules and the project graph again, and take three
 * times as long. ESLint reads the graph that Nx has stored.
 */
export async function lintCheck() {
  const { code, output } = await nx(root, ['show', 'projects']);
  if (code !== 0) throw new OperatorError(`Nx can't read the projects:\n${output}`);
  return wholeCheck('eslint/bin/eslint.js', ['.']);
}

/** Types of all projects at once, with the lint rules that need types. */
export const typesCheck = () => wholeCheck('oxlint/bin/oxlint', []);

/**
 * A package's command on the whole checkout.
 * @param file in `node_modules`
 */
async function wholeCheck(file: string, args: string[]) {
  const since = Date.now();
  const { code, output } = await runChild(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root });
  say(code === 0 ? `  passed in ${seconds(since)}` : output);
  return countsOfCheck(code === 0);
}
