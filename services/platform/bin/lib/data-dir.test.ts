import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const library = pathToFileURL(join(__dirname, 'data-dir.mjs')).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the operator reads; nothing when the folder can be used. */
const prepare = (dataDir: string) =>
  new Promise<string>((resolve) => {
    const script = `import(${JSON.stringify(library)}).then((lib) => lib.prepareDataDir(process.argv[1])).catch((error) => console.log(error.message));`;
    execFile(process.execPath, ['-e', script, dataDir], { timeout: 20_000 }, (_error, stdout) => resolve(stdout.trim()));
  });

test('makes a folder with all that lies above it, and takes one that is there', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  expect(await prepare(deep)).toBe('');
  expect(await prepare(deep)).toBe('');
});

test('says which folder cannot be used, and does not hang where nothing can be made', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await prepare(file)).toContain(`DATA_DIR: ${file} is a file`);
  expect(await prepare(join(file, 'below'))).toContain('lies under');
  expect(await prepare('/proc/nowhere/data')).toMatch(/^DATA_DIR: \/proc\/nowhere\/data .+; choose another folder or mend it$/);
});
