import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runJest } from '../../lib/jest';
import { root } from '../../lib/paths';
import { say } from '../../lib/say';
import { countsOfBoth, countsOfJest, failedFiles, failedTests } from './test-results';

/** More than any test file takes. */
const silence = 10 * 60_000;

/** On two processors two processes end sooner than three. */
const workers = availableParallelism() > 2 ? 3 : 2;

/** A process with more is replaced: memory that test files do not free adds up, and its garbage collection takes longer and longer (docs/performance.md). */
const mostMemory = '1GB';

/** With more failed files the cause is not unsteady tests, so they do not run again. */
const mostFilesAgain = 3;

const reporters = [
  'default',
  join(root, 'tools/cli/test/long-file-reporter.cjs'),
  join(root, 'shared-contracts/testing/contract/unused-expectations.reporter.cjs'),
];

/**
 * Runs jest and counts. Failed files run once more, alone, and tests that pass then are reported as unsteady: decision 31.
 * @param report file of jest's JSON
 */
export async function jestCheck(args: string[], report: string) {
  const code = await run([...args, `--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${mostMemory}`], report);
  const files = failedFiles(report);
  if (files.length === 0 || files.length > mostFilesAgain) return countsOfJest(report, code);
  say(['\nOnce more, alone:', ...files].join('\n  '));
  const second = `${report}.again`;
  const codeAgain = await run([...args, '--maxWorkers=1', '--runTestsByPath', ...files], second);
  const stillFailing = new Set(failedTests(second));
  const unsteady = failedTests(report).filter((name) => !stillFailing.has(name));
  if (unsteady.length > 0) say(['\nUnsteady, failed at first:', ...unsteady].join('\n  '));
  return countsOfBoth(report, second, codeAgain);
}

/** @returns jest's exit code */
async function run(args: string[], report: string) {
  // The files to run are last, since jest adds the arguments after a list to the list.
  const whole = [
    ...reporters.map((name) => `--reporters=${name}`),
    '--ci',
    '--json',
    `--outputFile=${report}`,
    ...args,
  ];
  // With --json jest writes the report to the file and the progress to stderr.
  const { code, stuck } = await runJest(root, whole, { onLine: say, silence });
  if (stuck) say(['No test file ended for 10 minutes, so the rest was ended; running then:', ...stuck].join('\n  '));
  return code;
}
