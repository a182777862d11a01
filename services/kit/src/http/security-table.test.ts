import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const [, ...parts] = readFileSync(join(root, 'services/kit/SECURITY.md'), 'utf8').split('\n## ');
const lines = parts.flatMap((part) => part.split('\n').filter((line) => line.startsWith('- ')));

const tests = lines.map((line) => {
  const [, file = '', name = ''] = /`([^`]+\.ts)`(?:: (.+))?$/.exec(line) ?? [];
  return { file, name };
});

test('each of the 28 parts names tests', () => {
  expect(parts.map((part) => Number.parseInt(part, 10))).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  expect(parts.filter((part) => !part.includes('\n- '))).toEqual([]);
});

test.each(tests)('$file has tests, and “$name”', ({ file, name }) => {
  const path = join(root, file);
  expect(existsSync(path)).toBe(true);
  const titles = [...readFileSync(path, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1,\s*(?:async\s*)?(?:\(|[a-z_])/g)].map(
    ([, , title]) => title,
  );
  if (name === '') expect(titles).not.toEqual([]);
  else expect(titles).toContain(name);
});
