import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const specifier = /(?:from|import\(|import)\s*'([^']+)'/g;
const folders: Record<string, string> = {
  '@vidyapath/service-kit/': 'services/kit/src',
  '@vidyapath/kit-testing/': 'services/kit-testing/src',
  '@vidyapath/postgres/': 'services/postgres/src',
};

/** The lint rule `import/no-cycle` does not follow `import type`. */
function importsOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].flatMap(([, name = '']) => {
    const [prefix, folder] = Object.entries(folders).find(([start]) => name.startsWith(start)) ?? [];
    if (!name.startsWith('.') && (!prefix || !folder)) return [];
    const target = prefix && folder ? join(folder, name.slice(prefix.length)) : normalize(join(dirname(file), name));
    return [`${target}.ts`, `${target}.tsx`, target].filter(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(join(root, candidate)),
    );
  });
}

/** The first circle that is found from `file` on. */
function circleFrom(file: string, path: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const imported of importsOf(file)) {
    const circle = circleFrom(imported, [...path, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

test('no file imports itself through others, types included', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const done = new Set<string>();
  expect(
    files.filter((file) => existsSync(join(root, file))).flatMap((file) => circleFrom(file, [], done) ?? []),
  ).toEqual([]);
});
