import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './support/project-copy';

/** Longer than the time limits of its commands, each of which has its own. */
jest.setTimeout(35 * 60_000);

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const make = (...args: string[]) => copy.run(4, 'tools/cli/run.mjs', 'new', ...args);

/** Every file outside packages, with its text. */
const state = () =>
  Object.fromEntries(
    readdirSync(copy.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|\.nx/.test(entry.parentPath))
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

test.each([
  [[], 'Say remote or service'],
  [['page', 'x'], 'Say remote or service'],
  [['remote'], 'The name of a remote is'],
  [['remote', 'Live Classes'], 'The name of a remote is'],
  [['service', '../elsewhere'], 'The name of a service is'],
  [['remote', 'learning'], 'mf-learning already exists'],
  [['remote', 'mf-public'], 'mf-public already exists'],
  [['remote', 'shell'], 'shell is the name of something else'],
  [['remote', 'platform-api'], 'platform-api is the name of something else'],
  [['remote', 'insights', '--path=/login/'], '--path takes an address'],
  [['remote', 'insights', '--path=/course/course-progress/four'], 'is taken: it is a screen of mf_learning'],
  [['remote', 'contact'], 'is never a slice’s'],
  [['remote', 'media'], 'is never a slice’s'],
  [['remote', 'insights', '--colour=red'], 'Unknown option'],
  [['remote', 'insights', '--service=auth'], 'services/auth has none'],
  [['remote', 'insights', '--service=auth', '--access=public'], 'The entries of a service are for staff'],
  [['service', 'support'], 'services/support already exists'],
  [['service', 'order'], 'is the name of something else'],
  [['service', 'slices'], 'is the name of something else'],
  [['service', 'network-policies'], 'is the name of something else'],
  [['service', 'course'], 'has a meaning in shared-contracts/http already'],
])('%j is refused in one line, and nothing is made', async (args, reason) => {
  const before = state();
  const { code, output } = await make(...args);
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining(reason)]]);
  expect(state()).toEqual(before);
});

test('a project that cannot be made completely leaves no files', async () => {
  const program = join(copy.folder, 'services/deploy/src/edge/cli-render.ts');
  const whole = readFileSync(program, 'utf8');
  writeFileSync(program, 'throw new Error("no space");');
  const before = state();
  const { code, output } = await make('service', 'user-notes');
  expect([code, output]).toEqual([1, expect.stringMatching(/^Nothing was made: [^]*no space/)]);
  expect(state()).toEqual(before);
  expect(existsSync(join(copy.folder, 'services/user-notes'))).toBe(false);
  expect(existsSync(join(copy.folder, 'node_modules/@vidyapath/user-notes'))).toBe(false);
  writeFileSync(program, whole);
});
