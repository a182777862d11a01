import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Stats, webpack } from 'webpack';
import { ServerPagePlugin } from './server-page';

let directory: string;
beforeEach(() => {
  mkdirSync(join(__dirname, '.cache'), { recursive: true });
  directory = mkdtempSync(join(__dirname, '.cache', 'page-'));
  mkdirSync(join(directory, 'src'));
  write('src/entry.js', '');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(join(directory, name), text);
const built = (): string => readFileSync(join(directory, 'dist/page.js'), 'utf8');

const build = (): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: directory,
      entry: './src/entry.js',
      output: { path: join(directory, 'dist') },
      plugins: [new ServerPagePlugin({ directory })],
    });
    compiler.run((failure, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(failure ?? new Error('no result'))));
    });
  });

test('one script with all that the page imports, which needs nothing of Node and no module', async () => {
  write('src/page.ts', `import { name } from './name'; export const describePage = () => ({ title: name as string });`);
  write('src/name.ts', `export const name: string = 'ओम';`);
  const { compilation } = await build();
  expect(compilation.errors).toEqual([]);
  expect(built()).toContain('ओम');
  expect(runInNewContext(`${built()}; serverPage.describePage().title`)).toBe('ओम');
  const watched = [...compilation.fileDependencies];
  expect(watched).toEqual(expect.arrayContaining([join(directory, 'src/page.ts'), join(directory, 'src/name.ts')]));
});

test('a slice without page.ts has none, and gets one when it is written', async () => {
  const { compilation } = await build();
  expect([compilation.errors, existsSync(join(directory, 'dist/page.js'))]).toEqual([[], false]);
  expect([...compilation.missingDependencies]).toContain(join(directory, 'src/page.ts'));
});

test.each([
  ['is no program', 'export const describePage = (', /Unexpected end of file/],
  ['imports a module of Node', `import { readFileSync } from 'node:fs'; export const a = readFileSync;`, /node:fs/],
  ['is too large', `export const text = '${'x'.repeat(1_100_000)}';`, /page\.js has 11\d{5} bytes, more than 1048576/],
])('a page.ts that %s fails the build', async (_name, code, reason) => {
  write('src/page.ts', code);
  const failed = await build().then(({ compilation }) => compilation.errors.join('\n'), String);
  expect(failed).toMatch(reason);
});
