import { join } from 'node:path';
import { readRelease, readRollback } from './release-arguments';

const root = join(__dirname, '../..');

test('takes a slice, by either of its names, and a share of the visitors', () => {
  expect(readRelease(root, ['mf_public'])).toEqual({ project: 'mf-public', percent: 100, force: undefined });
  expect(readRelease(root, ['--percent=010', 'mf-public', '--force=the old one is worse'])).toEqual({
    project: 'mf-public',
    percent: 10,
    force: 'the old one is worse',
  });
  expect(readRollback(root, ['shell']).project).toBe('shell');
});

test.each([
  [[], /^Name a slice: shell, .*Got nothing\.$/],
  [['mf-nope'], /^Name a slice: .*Got "mf-nope"\.$/],
  [['mf-public', 'mf-learning'], 'One slice at a time: got "mf-learning" and mf-public.'],
  [['mf-public', '--dry-run'], 'Unknown option "--dry-run": it takes --percent=… and --force=….'],
  [['mf-public', '-p'], 'Unknown option "-p"'],
  [['mf-public', '--percent=10', '--percent=20'], '--percent is given twice.'],
  [['mf-public', '--percent'], 'from 1 to 100, such as --percent=10, got nothing.'],
  [['mf-public', '--percent=0'], 'got "0"'],
  [['mf-public', '--percent=101'], 'got "101"'],
  [['mf-public', '--percent=1e1'], 'got "1e1"'],
  [['mf-public', '--force'], '--force takes the reason'],
  [['shell', '--percent=10'], 'The shell is released to all visitors at once'],
])('%j is refused', (args, reason) => {
  expect(() => readRelease(root, args)).toThrow(reason);
});

test('a rollback takes no options', () => {
  expect(() => readRollback(root, ['mf-public', '--percent=10'])).toThrow(
    'Unknown option "--percent=10": it takes none.',
  );
});
