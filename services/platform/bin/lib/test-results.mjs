import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** One check that is a whole, such as the lint. @param {boolean} ok @returns {Counts} */
export function countsOfCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of a jest run from its JSON file. A test file that could not run is a failure, and so is a run that ended
 * badly without saying which test failed.
 * @param {string} file
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function countsOfJest(file, exitCode) {
  const result = existsSync(file) ? read(file) : undefined;
  if (!result) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || (exitCode === 0 ? 0 : 1) };
}

/**
 * Counts of a Playwright run from its JSON file. A flaky test, which passed when it was run again, counts as passed;
 * an error outside of the tests is a failure.
 * @param {string} file
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function countsOfPlaywright(file, exitCode) {
  const result = existsSync(file) ? read(file) : undefined;
  if (!result) return { passed: 0, failed: 1 };
  const { stats, errors } = result;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length || (exitCode === 0 ? 0 : 1) };
}

/** Paths of the test files in which something failed. @param {string} report */
export function failedFiles(report) {
  return filesOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

/** Full names of the tests that failed. @param {string} report */
export function failedTests(report) {
  return filesOf(report).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}

/**
 * Counts when each file that failed was run once more: of it counts the second run.
 * @param {string} first report of the whole
 * @param {string} second report of those files
 * @param {number | null} exitCode of the second run
 */
export function countsOfBoth(first, second, exitCode) {
  const steady = filesOf(first).filter(({ status }) => status !== 'failed');
  const passed = steady
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return sum([{ passed, failed: 0 }, countsOfJest(second, exitCode)]);
}

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: FileResult[] }} JestResult
 */

/** @param {string} report @returns {FileResult[]} */
const filesOf = (report) => (existsSync(report) ? (read(report)?.testResults ?? []) : []);

/** @param {string} file @returns {any} undefined for half a report */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
}
