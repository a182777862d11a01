import { failedOutput, followProjects } from './nx-report';

const output = `
 NX   Running target build for 3 projects:

> nx run @vidyapath/mf-learning:build  [local cache]

compiled successfully

> nx run @vidyapath/mf-public:build

npm warn Unknown user config
ERROR in ./src/remote.tsx
npm error code 1

> nx run @vidyapath/shell:build

compiled successfully

 NX   Running target build for 3 projects failed

Failed tasks:

- @vidyapath/mf-public:build
`;

test('reports how each project ended', () => {
  const ended: string[][] = [];
  const report = followProjects((...how) => ended.push(how));
  for (const line of output.split('\n')) report.take(line);
  report.finish();
  expect(ended).toEqual([
    ['mf-learning', 'cached'],
    ['mf-public', 'failed'],
    ['shell', 'ran'],
  ]);
});

test('shows the output of the failed project and of no other', () => {
  const text = failedOutput(output);
  expect(text).toContain('ERROR in ./src/remote.tsx');
  expect(text).not.toMatch(/compiled successfully|npm warn/);
});

test('shows everything without a list of failures', () => {
  expect(failedOutput('Cannot find nx')).toBe('Cannot find nx');
});
