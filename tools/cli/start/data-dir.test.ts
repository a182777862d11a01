import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const library = pathToFileURL(join(__dirname, 'data-dir.ts')).href;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The operator's message; empty if the folder can be used. */
const prepare = (dataDir: string) =>
  new Promise<string>((resolve) => {
    const script = `import(${JSON.stringify(library)}).then((lib) => lib.prepareDataDir(process.argv[1])).catch((error) => console.log(error.message));`;
    execFile(process.execPath, ['--import', 'tsx', '-e', script, dataDir], { timeout: 20_000 }, (_error, stdout) =>
      resolve(stdout.trim()),
    );
  });

test('makes a folder with its parents, and accepts an existing one', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  expect(await prepare(deep)).toBe('');
  expect(await prepare(deep)).toBe('');
});

test('names the folder that cannot be used, and does not hang where no folder can be created', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await prepare(file)).toContain(`DATA_DIR: ${file} is a file`);
  expect(await prepare(join(file, 'below'))).toContain('lies under');
  expect(await prepare('/proc/nowhere/data')).toMatch(
    /^DATA_DIR: \/proc\/nowhere\/data .+; choose another folder or fix it$/,
  );
});

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

/** A folder that an earlier version or another program made. */
function folderWith(file: string, mode = 0o755): string {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, mode);
  if (file) writeFileSync(join(dataDir, file), '{}', { mode: 0o644 });
  return dataDir;
}

test('a new folder is closed to other users, its parents are not', async () => {
  expect(await prepare(join(folder, 'above/data'))).toBe('');
  expect([modeOf(join(folder, 'above')), modeOf(join(folder, 'above/data'))]).toEqual(['755', '700']);
});

test.each(['deployments.jsonl', 'postgresql.json'])(
  'a folder of an earlier version, with %s, is closed to other users, and so is the file',
  async (file) => {
    const dataDir = folderWith(file);
    expect(await prepare(dataDir)).toBe('');
    expect([modeOf(dataDir), modeOf(join(dataDir, file))]).toEqual(['700', '600']);
  },
);

test('an empty folder is closed to other users; a folder with other files is not changed', async () => {
  const dataDir = folderWith('');
  expect([await prepare(dataDir), modeOf(dataDir)]).toEqual(['', '700']);
  rmSync(dataDir, { recursive: true });
  const shared = folderWith('notes.txt', 0o1777);
  expect([await prepare(shared), modeOf(shared), modeOf(join(shared, 'notes.txt'))]).toEqual(['', '1777', '644']);
});
