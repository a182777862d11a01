import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeployedState } from './deployed-state';
import { deploymentsFile, recordDeployment, recordServices, runningServices } from './deployments';
import { releaseDecision } from './release-decision';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vidyapath-deployments-'));
  dataDir = join(root, '.data');
  write('services/catalogue/package.json', JSON.stringify({ nx: { tags: ['type:service'] } }));
  write('services/catalogue/src/app.ts', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const records = () => readFileSync(deploymentsFile(dataDir), 'utf8').trim().split('\n');

test('the last recorded version is the running one, not the present source', async () => {
  recordServices(root, dataDir, ['catalogue']);
  const first = runningServices(dataDir);
  expect(first).toEqual({ catalogue: expect.stringMatching(/^[0-9a-f]{10}$/) });
  write('services/catalogue/src/app.ts', 'second');
  expect((await readDeployedState(root, dataDir)).services).toEqual(first);
  recordServices(root, dataDir, ['catalogue']);
  expect(runningServices(dataDir)).not.toEqual(first);
});

test('other users of the machine cannot read the records', () => {
  recordServices(root, dataDir, ['catalogue']);
  expect([dataDir, deploymentsFile(dataDir)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
  ]);
});

test('before the first record of a service all count as their present source', async () => {
  const { services } = await readDeployedState(root, dataDir);
  recordServices(root, dataDir, ['catalogue']);
  expect(services).toEqual(runningServices(dataDir));
});

test('a service without a record does not run when others have one', async () => {
  recordServices(root, dataDir, ['catalogue']);
  write('services/reviews/package.json', JSON.stringify({ nx: { tags: ['type:service'] } }));
  expect(Object.keys((await readDeployedState(root, dataDir)).services)).toEqual(['catalogue']);
});

test('a restart of the same version is not a deployment; releases of slices are kept too', () => {
  for (let start = 0; start < 2; start += 1) recordServices(root, dataDir, ['catalogue']);
  recordDeployment(dataDir, { kind: 'slice', name: 'mf-public', version: '1.0.0-0a1b', percent: 10 });
  expect(records()).toHaveLength(2);
  expect(JSON.parse(records()[1] ?? '')).toMatchObject({
    name: 'mf-public',
    percent: 10,
    at: expect.stringMatching(/Z$/),
  });
});

test('the error names the line of a broken record', () => {
  recordServices(root, dataDir, ['catalogue']);
  appendFileSync(deploymentsFile(dataDir), 'half a li\n');
  expect(() => runningServices(dataDir)).toThrow(/deployments\.jsonl: line 2 is no record/);
});

test('an incomplete record, for example after a full disk, is ignored and blocks nothing', () => {
  recordServices(root, dataDir, ['catalogue']);
  const before = runningServices(dataDir);
  appendFileSync(deploymentsFile(dataDir), '{"kind":"sli');
  expect(runningServices(dataDir)).toEqual(before);
  recordDeployment(dataDir, { kind: 'slice', name: 'mf-public', version: '1.0.0-0a1b' });
  expect(records().map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['catalogue', 'mf-public']);
});

const broken = { text: 'catalogue 3f2a does not keep to it', state: 'broken' } as const;
const unverified = { text: 'catalogue 3f2a has not been verified', state: 'unverified', service: 'catalogue' } as const;
const unbuilt = { text: 'the shell has not been built', state: 'unbuilt' } as const;

test.each([broken, unverified])('a release is refused with the reason, and forced only with one: $text', (known) => {
  expect(() => releaseDecision('mf-public', [known, unbuilt], undefined)).toThrow(
    `no: ${known.text}\nmf-public was not released.`,
  );
  const { forced, lines } = releaseDecision('mf-public', [known], 'the old version is worse');
  expect(forced).toEqual({ why: 'the old version is worse', against: [known.text] });
  expect(lines).toEqual([`Released although ${known.text}.`]);
});

test('a slice without a build is named and does not stop the release', () => {
  expect(releaseDecision('mf-public', [], undefined)).toEqual({ lines: [] });
  expect(releaseDecision('mf-public', [unbuilt], undefined)).toEqual({ lines: [`Not known: ${unbuilt.text}.`] });
});
