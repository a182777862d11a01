import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const specifier = /(?:from|import\(|import)\s*'([^']+)'/g;
const rootRequire = createRequire(join(root, 'package.json'));

/** The file that a package of this repository exports by this name. */
function exportedFile(name: string): string[] {
  try {
    return [relative(root, rootRequire.resolve(name))];
  } catch {
    return [];
  }
}

/** The lint rule `import/no-cycle` does not follow `import type`. */
function importsOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].flatMap(([, name = '']) => {
    if (name.startsWith('@vidyapath/')) return exportedFile(name);
    if (!name.startsWith('.')) return [];
    const target = normalize(join(dirname(file), name));
    return [`${target}.ts`, `${target}.tsx`, target].filter(
      (candidate) => /\.(tsx?|mjs)$/.test(candidate) && existsSync(join(root, candidate)),
    );
  });
}

/** The first circle that starts at `file`. */
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
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
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
