import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { jestVariables, runJest } from '../../lib/jest';
import { nx } from '../../lib/nx';
import { failedOutput, followProjects } from '../../lib/nx-report';
import { root } from '../../lib/paths';
import { readPackage } from '../../lib/read-json';
import { say, seconds } from '../../lib/say';
import { countsOfBoth, countsOfJest, failedFiles, failedTests, mergedReports } from './test-results';

/** More than any test file takes. */
const silence = 10 * 60_000;

/** A process with more is replaced: memory that test files do not free adds up, and its garbage collection takes longer and longer (docs/performance.md). */
const mostMemory = '1GB';

/** With more failed files the cause is not unsteady tests, so they do not run again. */
const mostFilesAgain = 3;

/** Of each project; an output of its target `test`. */
const reportFile = '.cache/tests.json';

/**
 * Runs the target `test` of projects and counts; a project that did not change since its tests passed is not run again. Failed
 * files run once more, alone, and tests that pass then are reported as unsteady: decision 31.
 * @param projects folders
 * @param results folder for reports of the run
 */
export async function jestCheck(projects: string[], results: string) {
  const reports = projects.map((project) => join(root, project, reportFile));
  for (const file of reports) {
    await rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
  }
  const code = await runTargets(projects);
  const first = join(results, 'tests.json');
  await writeFile(first, JSON.stringify(mergedReports(reports)));
  const files = failedFiles(first);
  if (files.length === 0 || files.length > mostFilesAgain) return countsOfJest(first, code);
  say(['\nOnce more, alone:', ...files].join('\n  '));
  const second = join(results, 'tests-again.json');
  const codeAgain = await runFiles(projects, files, second);
  const stillFailing = new Set(failedTests(second));
  const unsteady = failedTests(first).filter((name) => !stillFailing.has(name));
  if (unsteady.length > 0) say(['\nUnsteady, failed at first:', ...unsteady].join('\n  '));
  return countsOfBoth(first, second, codeAgain);
}

/** Two projects at a time, each in a process of its own. @returns Nx's exit code */
async function runTargets(projects: string[]) {
  const since = Date.now();
  const follow = followProjects((project, how) => say(`  ${project}: ${how} (${seconds(since)})`));
  const names = projects.map((project) => readPackage(join(root, project)).name);
  const jest = ['--ci', '--passWithNoTests', '--json', `--outputFile=${reportFile}`];
  const limits = ['--maxWorkers=1', `--workerIdleMemoryLimit=${mostMemory}`];
  const args = ['run-many', '-t', 'test', '-p', names.join(','), '--parallel=2', '--outputStyle=static'];
  const { code, output } = await nx(root, [...args, '--', ...jest, ...limits], {
    onLine: follow.take,
    variables: jestVariables,
  });
  follow.finish();
  if (code !== 0) say(failedOutput(output));
  return code;
}

/** @returns jest's exit code */
async function runFiles(projects: string[], files: string[], report: string) {
  const of = projects.filter((project) => files.some((file) => file.startsWith(`${join(root, project)}/`)));
  const args = ['--ci', '--json', `--outputFile=${report}`, '--maxWorkers=1', '--projects', ...of];
  // The files to run are last, since jest adds the arguments after a list to the list.
  const { code } = await runJest(root, [...args, '--runTestsByPath', ...files], { onLine: say, silence });
  return code;
}
