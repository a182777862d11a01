import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const rows = readFileSync(join(root, 'services/kit/SECURITY.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+$/.test(number));

const tests = rows.flatMap(([, number = '', , service = '', cell = '']) => {
  const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
  return [{ number: Number(number), service, file, name }];
});

test('the table has rows 1 to 28', () => {
  expect([...new Set(tests.map(({ number }) => number))]).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
});

test.each(tests)('row $number, $service: $file has the test “$name”', ({ file, name }) => {
  const path = join(root, file);
  expect(existsSync(path)).toBe(true);
  const titles = [...readFileSync(path, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1,\s*(?:async\s*)?(?:\(|[a-z_])/g)].map(
    ([, , title]) => title,
  );
  expect(titles).toContain(name);
});
