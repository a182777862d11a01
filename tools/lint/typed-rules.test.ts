import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions: { types: [] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The violated rules, or codes of the compiler, for the text in a file of this name. */
function brokenRules(name: string, text: string): string[] {
  writeFileSync(join(folder, name), text);
  const args = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--format=json', join(folder, name)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

test.each([
  ['a wrong type', 'export const seconds: number = "1";', 'typescript(TS2322)'],
  [
    'a promise without await',
    'const save = async () => 1; export const run = () => { save(); };',
    'typescript(no-floating-promises)',
  ],
  ['a value of any type', 'export const name: string = JSON.parse("1");', 'typescript(no-unsafe-assignment)'],
])('refuses %s', (_what, text, rule) => {
  expect(brokenRules('case.ts', text)).toEqual([rule]);
});

test('allows values of any type in tests, whose assertions check them', () => {
  expect(brokenRules('case.test.ts', 'export const name: string = JSON.parse("1");')).toEqual([]);
});

test('refuses files that import each other', () => {
  writeFileSync(join(folder, 'other.ts'), "import { a } from './case';\nexport const b = () => a;");
  expect(brokenRules('case.ts', "import { b } from './other';\nexport const a = () => b;")).toEqual([
    'import(no-cycle)',
  ]);
});
