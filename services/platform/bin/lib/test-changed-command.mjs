import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCheck, jestProjects, nxCheck, runChecks, typesCheck } from './checks.mjs';
import { jestCheck } from './jest-check.mjs';
import { nx } from './nx.mjs';
import { OperatorError } from './operator-error.mjs';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { countsOfCheck } from './test-results.mjs';

/** `npm run test:changed`: lint, types and jest's tests of the projects that a change since `main`, or another commit, reaches. */
export async function run([base = 'main'] = process.argv.slice(2)) {
  await runChecks((results) => [
    { title: `Lint of what changed since ${base}`, check: () => nxCheck(['affected', '-t', 'lint', `--base=${base}`]) },
    { title: 'Format', check: formatCheck },
    { title: 'Types', check: typesCheck },
    { title: 'Unit, component and integration tests', check: () => changedTests(base, join(results, 'unit.json')) },
  ]);
}

/** @param {string} base @param {string} report */
async function changedTests(base, report) {
  const affected = await affectedNames(base);
  const projects = (await jestProjects()).filter((project) => affected.includes(nameOf(project)));
  say(projects.length > 0 ? `  ${projects.join(', ')}` : '  no project with tests');
  return projects.length > 0 ? jestCheck(['--projects', ...projects], report) : countsOfCheck(true);
}

/** @param {string} base @returns {Promise<string[]>} */
async function affectedNames(base) {
  const { code, output } = await nx(root, ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (code !== 0) throw new OperatorError(`Nx can't tell what changed since ${base}:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]');
}

/** @param {string} project */
const nameOf = (project) => JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')).name;
