import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfCheck, countsOfJest, sum } from './test-results.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vidyapath-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }));
  return file;
}

test.each([
  ['all passed', () => countsOfJest(report(7, 0), 0), { passed: 7, failed: 0 }],
  ['some failed', () => countsOfJest(report(5, 2), 1), { passed: 5, failed: 2 }],
  ['a file that could not run', () => countsOfJest(report(5, 0, 1), 1), { passed: 5, failed: 1 }],
  ['a bad end without a failed test', () => countsOfJest(report(5, 0), 1), { passed: 5, failed: 1 }],
  ['died without a report', () => countsOfJest(join(folder, 'none.json'), null), { passed: 0, failed: 1 }],
])('%s', (_case, counts, expected) => {
  expect(counts()).toEqual(expected);
});

test('half a report is a failure', () => {
  const file = join(folder, 'half.json');
  writeFileSync(file, '{"numPassedTests": 5');
  expect(countsOfJest(file, 0)).toEqual({ passed: 0, failed: 1 });
});

test('sums over everything', () => {
  expect(sum([countsOfCheck(true), countsOfCheck(false), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
});
