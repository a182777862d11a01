/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
let project: string;

/** A test file of a slice with two expectations, which stores its used parts like a real one. */
const testFile = (used: string[], check = 'true') => `
  afterAll(() => {
    const use = { file: expect.getState().testPath, consumer: 'mf-x', recorded: ['a', 'a: member m', 'b', 'b: member n'], used: ${JSON.stringify(used)} };
    require('fs').writeFileSync(require('path').join(process.env.CONTRACT_USES_FOLDER, Math.random() + '.json'), JSON.stringify(use));
  });
  test('x', () => expect(${check}).toBe(true));`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'slice-'));
  writeFileSync(join(project, 'package.json'), '{}');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function run(files: Record<string, string>, ...args: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, `${name}.test.js`), text);
  const reporter = `--reporters=${join(__dirname, 'unused-expectations.reporter.cjs')}`;
  const jest = [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--rootDir',
    project,
    '--maxWorkers=2',
    '--no-cache',
    reporter,
    ...args,
  ];
  const { status, stderr } = spawnSync(process.execPath, jest, {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });
  return { status, named: stderr.match(/mf-x, .*/g) ?? [] };
}

const first = testFile(['a', 'b']);

test('names expectations and parts that no test of a slice uses, over all workers', () => {
  expect(run({ first, second: testFile(['a: member m']) })).toEqual({ status: 1, named: ['mf-x, b: member n'] });
});

test('reports no parts of an interaction that no test uses', () => {
  expect(run({ first: testFile(['a', 'a: member m']) })).toEqual({ status: 1, named: ['mf-x, b'] });
});

test('a slice that uses everything passes', () => {
  expect(run({ first, second: testFile(['a: member m', 'b: member n']) })).toEqual({ status: 0, named: [] });
});

test('a run of some tests, or with failures, reports nothing', () => {
  expect(run({ first, second: testFile(['a: member m']) }, '--testPathPatterns=first')).toEqual({
    status: 0,
    named: [],
  });
  expect(run({ first: testFile(['a'], 'false') })).toEqual({ status: 1, named: [] });
});
