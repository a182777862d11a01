import { readJson } from '../../lib/read-json';

export interface Counts {
  passed: number;
  failed: number;
}

/** A check without single tests, such as lint. */
export function countsOfCheck(ok: boolean): Counts {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of a jest run from its JSON file. A test file that could not run counts as a failure, and so does a run that failed
 * without naming a test.
 */
export function countsOfJest(file: string, exitCode: number | null): Counts {
  const result = read<JestResult>(file);
  if (!result) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || (exitCode === 0 ? 0 : 1) };
}

/**
 * Counts of a Playwright run from its JSON file. A flaky test, which passed at a retry, counts as passed;
 * an error outside the tests counts as a failure.
 */
export function countsOfPlaywright(file: string, exitCode: number | null): Counts {
  const result = read<PlaywrightResult>(file);
  if (!result) return { passed: 0, failed: 1 };
  const { stats, errors } = result;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length || (exitCode === 0 ? 0 : 1) };
}

/** One report of several; a missing one counts as a test file that could not run. */
export function mergedReports(files: string[]): JestResult {
  const found = files.map((file) => read<JestResult>(file) ?? notRun);
  const total = (name: 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites') =>
    found.reduce((count, report) => count + report[name], 0);
  return {
    numPassedTests: total('numPassedTests'),
    numFailedTests: total('numFailedTests'),
    numRuntimeErrorTestSuites: total('numRuntimeErrorTestSuites'),
    testResults: found.flatMap(({ testResults }) => testResults),
  };
}

/** Paths of the test files with a failure. */
export function failedFiles(report: string) {
  return filesOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

/** Full names of the tests that failed. */
export function failedTests(report: string) {
  return filesOf(report).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}

/**
 * Counts after each failed file ran once more: for these files the second run counts.
 * @param first report of the full run
 * @param second report of those files
 * @param exitCode of the second run
 */
export function countsOfBoth(first: string, second: string, exitCode: number | null) {
  const steady = filesOf(first).filter(({ status }) => status !== 'failed');
  const passed = steady
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return sum([{ passed, failed: 0 }, countsOfJest(second, exitCode)]);
}

interface FileResult {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: FileResult[];
}

const notRun: JestResult = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1, testResults: [] };

interface PlaywrightResult {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

const filesOf = (report: string) => read<JestResult>(report)?.testResults ?? [];

/** @returns undefined if the report is missing or incomplete */
function read<T>(file: string): T | undefined {
  try {
    return readJson<T>(file);
  } catch {
    return undefined;
  }
}

export function sum(all: Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
}
