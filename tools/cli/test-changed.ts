import { join } from 'node:path';
import { nx } from '../lib/nx';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { readPackage } from '../lib/read-json';
import { say } from '../lib/say';
import { formatCheck, jestProjects, lintCheck, runChecks, typesCheck } from './test/checks';
import { jestCheck } from './test/jest-check';
import { countsOfCheck, sum } from './test/test-results';

/** `npm run test:changed`: lint and types, and jest's tests of the projects that are affected by changes since `main` or another commit. */
export async function run([base = 'main']: string[]) {
  await runChecks((results) => [
    { title: 'Lint and format', check: async () => sum(await Promise.all([lintCheck(), formatCheck()])) },
    { title: 'Types', check: typesCheck },
    { title: 'Unit, component and integration tests', check: () => changedTests(base, results) },
  ]);
}

async function changedTests(base: string, results: string) {
  const affected = await affectedNames(base);
  const projects = (await jestProjects()).filter((project) => affected.includes(nameOf(project)));
  say(projects.length > 0 ? `  ${projects.join(', ')}` : '  no project with tests');
  return projects.length > 0 ? jestCheck(projects, results) : countsOfCheck(true);
}

async function affectedNames(base: string): Promise<string[]> {
  const { code, output } = await nx(root, ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (code !== 0) throw new OperatorError(`Nx can't list what changed since ${base}:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as string[];
}

const nameOf = (project: string) => readPackage(join(root, project)).name;
