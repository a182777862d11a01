import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './support/project-copy';

/** More than its commands are given, of which each is ended by itself. */
jest.setTimeout(35 * 60_000);

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const make = (...args: string[]) => copy.run(4, 'services/platform/bin/new.mjs', ...args);
const jestIn = (projects: string[], patterns: string[]) =>
  copy.run(12, 'node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=2', '--projects', ...projects, '--testPathPatterns', patterns.join('|'));
/** What a failing run of nx says; nothing of one that has done it. */
async function nx(...args: string[]): Promise<string> {
  const { code, output } = await copy.run(15, 'node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static');
  return code === 0 ? '' : `exit ${code}: ${output}`;
}

/** Every file outside of packages, with its text. */
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
  [['remote', 'learning'], 'mf-learning is there already'],
  [['remote', 'mf-public'], 'mf-public is there already'],
  [['remote', 'shell'], 'shell is the name of something else'],
  [['remote', 'platform-api'], 'platform-api is the name of something else'],
  [['remote', 'insights', '--path=/login/'], '--path takes an address'],
  [['remote', 'insights', '--path=/course/course-progress/four'], 'is taken: it is a screen of mf_learning'],
  [['remote', 'contact'], 'is taken: it is a screen of shell'],
  [['remote', 'media'], 'cannot be a screen'],
  [['remote', 'insights', '--colour=red'], 'Unknown option'],
  [['service', 'support'], 'services/support is there already'],
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

test('what cannot be made to its end leaves nothing behind', async () => {
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

describe('a remote and a service', () => {
  beforeAll(async () => {
    for (const args of [['remote', 'insights', '--path=/insights/weekly', '--title=Weekly insights'], ['remote', 'stories', '--access=public'], ['service', 'user-notes']]) {
      const { code, output } = await make(...args);
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('npm test') });
    }
  });

  test('pass their own tests and those of the whole that list projects', async () => {
    const projects = ['mf-insights', 'services/user-notes', 'services/platform', 'services/deploy', 'shell', 'shared-contracts/platform'];
    const patterns = ['mf-insights/', 'user-notes/', 'projects.test', 'supply-chain', 'front-end.test', 'slice-contracts', 'route-entries', 'remotes-manifest'];
    const deployed = ['compose.test', 'kubernetes.test', 'network-policies', 'observability.test', 'containers.test', 'container-site', 'edge-paths', 'nginx-conf'];
    const { code, output } = await jestIn(projects, [...patterns, ...deployed]);
    const told = output.split('\n').filter((line) => /^(PASS|FAIL) | ● .* › |^ {2}● /.test(line));
    expect(told.filter((line) => !line.startsWith('PASS') && !line.includes('● Console'))).toEqual([]);
    expect(code).toBe(0);
    expect(told).toEqual(expect.arrayContaining([expect.stringContaining('PASS mf-insights'), expect.stringContaining('PASS user-notes')]));
  });

  test('draw their own margins on public pages, where no layout does', () => {
    const gutters = ['mf-insights', 'mf-stories'].map((project) => !readFileSync(join(copy.folder, project, 'src/features/home/home.page.tsx'), 'utf8').includes('disableGutters'));
    expect(gutters).toEqual([false, true]);
  });

  test('are told from the rest by npm: the lock file holds what they need', async () => {
    const { packages } = JSON.parse(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dependencies?: object }> };
    expect(packages['mf-insights']?.dependencies).toEqual(expect.objectContaining({ react: packages['mf-learning']?.dependencies?.['react' as never] }));
    expect(packages['node_modules/@vidyapath/user-notes']).toEqual({ resolved: 'services/user-notes', link: true });
  });

  if (process.env.TEST_LENGTH === 'long') {
    test('lint, types and build are without a fault', async () => {
      const projects = '@vidyapath/mf-insights,@vidyapath/user-notes,@vidyapath/platform,@vidyapath/deploy,@vidyapath/http,@vidyapath/platform-api';
      expect(await nx('run-many', '-t', 'lint', 'typecheck', '-p', projects)).toBe('');
      expect(await nx('run-many', '-t', 'build', '-p', '@vidyapath/mf-insights,@vidyapath/shell,@vidyapath/platform')).toBe('');
      expect(JSON.parse(readFileSync(join(copy.folder, 'mf-insights/dist/remote.json'), 'utf8'))).toMatchObject({ id: 'mf_insights' });
    });
  }
});
