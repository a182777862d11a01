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

/** @param {string} file @returns {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number} | undefined} */
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
