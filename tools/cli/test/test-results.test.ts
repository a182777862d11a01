import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsOfBoth,
  countsOfCheck,
  countsOfJest,
  countsOfPlaywright,
  failedFiles,
  failedTests,
  mergedReports,
  sum,
} from './test-results';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }));
  return file;
}

function reportOf(passed: number): string {
  const file = join(folder, `${passed}.json`);
  const counts = { numPassedTests: passed, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  writeFileSync(file, JSON.stringify({ ...counts, testResults: [] }));
  return file;
}

test.each([
  ['all passed', () => countsOfJest(report(7, 0), 0), { passed: 7, failed: 0 }],
  ['some failed', () => countsOfJest(report(5, 2), 1), { passed: 5, failed: 2 }],
  ['a file that could not run', () => countsOfJest(report(5, 0, 1), 1), { passed: 5, failed: 1 }],
  ['a bad end without a failed test', () => countsOfJest(report(5, 0), 1), { passed: 5, failed: 1 }],
  ['ended without a report', () => countsOfJest(join(folder, 'none.json'), null), { passed: 0, failed: 1 }],
])('%s', (_case, counts, expected) => {
  expect(counts()).toEqual(expected);
});

test('reports of projects are added up, and a project without one is a failure', () => {
  const merged = join(folder, 'merged.json');
  writeFileSync(merged, JSON.stringify(mergedReports([reportOf(7), reportOf(5), join(folder, 'none.json')])));
  expect(countsOfJest(merged, 1)).toEqual({ passed: 12, failed: 1 });
});

test('an incomplete report is a failure', () => {
  const file = join(folder, 'half.json');
  writeFileSync(file, '{"numPassedTests": 5');
  expect(countsOfJest(file, 0)).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ['a flaky test passed', { expected: 5, flaky: 1, unexpected: 0 }, 0, 0, { passed: 6, failed: 0 }],
  ['some failed', { expected: 5, flaky: 0, unexpected: 2 }, 0, 1, { passed: 5, failed: 2 }],
  ['an error outside of the tests', { expected: 5, flaky: 0, unexpected: 0 }, 1, 1, { passed: 5, failed: 1 }],
  ['a bad end without a failed test', { expected: 5, flaky: 0, unexpected: 0 }, 0, 1, { passed: 5, failed: 1 }],
])('Playwright: %s', (_case, stats, errors, exitCode, expected) => {
  const file = join(folder, 'playwright.json');
  writeFileSync(file, JSON.stringify({ stats, errors: Array.from({ length: errors }, () => ({ message: 'No.' })) }));
  expect(countsOfPlaywright(file, exitCode)).toEqual(expected);
});

test('adds up all checks', () => {
  expect(sum([countsOfCheck(true), countsOfCheck(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
});

describe('files that failed and ran again', () => {
  const result = (name: string, statuses: Record<string, string>) => ({
    name,
    status: Object.values(statuses).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
  });

  function whole(name: string, ...testResults: ReturnType<typeof result>[]): string {
    const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
    const count = (status: string) => statuses.filter((one) => one === status).length;
    const file = join(folder, name);
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: count('passed'),
        numFailedTests: count('failed'),
        numRuntimeErrorTestSuites: 0,
        testResults,
      }),
    );
    return file;
  }

  test('are found with their tests', () => {
    const first = whole(
      'first.json',
      result('/a.e2e.ts', { one: 'passed' }),
      result('/b.e2e.ts', { two: 'passed', three: 'failed' }),
    );
    expect(failedFiles(first)).toEqual(['/b.e2e.ts']);
    expect(failedTests(first)).toEqual(['three']);
    expect(failedFiles(join(folder, 'none.json'))).toEqual([]);
  });

  test('count by the second run, and no test twice', () => {
    const first = whole(
      'first.json',
      result('/a.e2e.ts', { one: 'passed' }),
      result('/b.e2e.ts', { two: 'passed', three: 'failed' }),
    );
    expect(countsOfBoth(first, whole('good.json', result('/b.e2e.ts', { two: 'passed', three: 'passed' })), 0)).toEqual(
      { passed: 3, failed: 0 },
    );
    expect(countsOfBoth(first, whole('bad.json', result('/b.e2e.ts', { two: 'passed', three: 'failed' })), 1)).toEqual({
      passed: 2,
      failed: 1,
    });
    expect(countsOfBoth(first, join(folder, 'none.json'), null)).toEqual({ passed: 1, failed: 1 });
  });
});
