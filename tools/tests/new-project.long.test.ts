import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { root as projectRoot } from '../lib/paths';
import { servicesIn } from '../lib/projects';
import { copyProject, type ProjectCopy } from './support/project-copy';

/** Longer than the time limits of its commands, each of which has its own. */
jest.setTimeout(35 * 60_000);

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  for (const args of [
    ['remote', 'insights', '--path=/insights/weekly', '--title=Weekly insights'],
    ['remote', 'stories', '--access=public'],
    ['service', 'user-notes'],
    ['remote', 'note-desk', '--service=user-notes'],
  ]) {
    const { code, output } = await copy.run(4, 'tools/cli/run.mjs', 'new', ...args);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('npm test') });
  }
});
afterAll(() => copy.remove());

const jestIn = (projects: string[], patterns: string[]) =>
  copy.run(
    12,
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--maxWorkers=2',
    '--projects',
    ...projects,
    '--testPathPatterns',
    patterns.join('|'),
  );
/** The output of a failed run of nx; empty if it succeeded. */
async function nx(...args: string[]): Promise<string> {
  const { code, output } = await copy.run(15, 'node_modules/nx/dist/bin/nx.js', ...args, '--outputStyle=static');
  return code === 0 ? '' : `exit ${code}: ${output}`;
}

test('a made remote and service pass their own tests and the tests that list all projects', async () => {
  const projects = [
    'mf-insights',
    'mf-note-desk',
    'services/user-notes',
    'services/platform',
    'services/kit',
    'services/deploy',
    'tools',
    'shell',
    'shared-contracts/platform',
  ];
  const patterns = [
    'mf-insights/',
    'mf-note-desk/',
    'user-notes/',
    'user-notes.test',
    'limits.test',
    'client-types',
    'projects.test',
    'supply-chain',
    'front-end.test',
    'slice-contracts',
    'route-entries',
    'remotes-manifest',
  ];
  const deployed = [
    'compose.test',
    'kubernetes.test',
    'network-policies',
    'observability.long.test',
    'containers.test',
    'container-site',
    'edge-paths',
    'nginx-conf',
  ];
  const { code, output } = await jestIn(projects, [...patterns, ...deployed]);
  const results = output.split('\n').filter((line) => /^(PASS|FAIL) | ● .* › |^ {2}● /.test(line));
  expect(results.filter((line) => !line.startsWith('PASS') && !line.includes('● Console'))).toEqual([]);
  expect(code).toBe(0);
  expect(results).toEqual(
    expect.arrayContaining(
      ['mf-insights', 'mf-note-desk', 'user-notes'].map((name): unknown => expect.stringContaining(`PASS ${name}`)),
    ),
  );
});

test('a made service leaves the marks of the other services as they were', () => {
  const marksIn = (root: string) => servicesIn(projectRoot).map((service) => [service, serviceMark(root, service)]);
  expect(marksIn(copy.folder)).toEqual(marksIn(projectRoot));
});

test('made remotes set their own margins on public pages, whose layout has none', () => {
  const gutters = ['mf-insights', 'mf-stories'].map(
    (project) =>
      !readFileSync(join(copy.folder, project, 'src/features/home/home.page.tsx'), 'utf8').includes('disableGutters'),
  );
  expect(gutters).toEqual([false, true]);
});

test('the lock file has the packages of the made projects', async () => {
  const { packages } = JSON.parse(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: object }>;
  };
  expect(packages['mf-insights']?.dependencies).toEqual(
    expect.objectContaining({ react: packages['mf-learning']?.dependencies?.['react' as never] }),
  );
  expect(packages['node_modules/@vidyapath/user-notes']).toEqual({ resolved: 'services/user-notes', link: true });
});

test('made projects pass lint, types and build', async () => {
  const projects =
    '@vidyapath/mf-insights,@vidyapath/mf-note-desk,@vidyapath/user-notes,@vidyapath/platform,@vidyapath/deploy,@vidyapath/http,@vidyapath/platform-api';
  expect(await nx('run-many', '-t', 'lint', '-p', projects)).toBe('');
  expect(
    await nx(
      'run-many',
      '-t',
      'build',
      '-p',
      '@vidyapath/mf-insights,@vidyapath/mf-note-desk,@vidyapath/shell,@vidyapath/platform',
    ),
  ).toBe('');
  expect(JSON.parse(readFileSync(join(copy.folder, 'mf-insights/dist/remote.json'), 'utf8'))).toMatchObject({
    id: 'mf_insights',
  });
});
