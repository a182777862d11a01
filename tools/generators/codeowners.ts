import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';

export const codeownersFile = '.github/CODEOWNERS';
const folders = ['', 'services', 'shared-contracts'];

/** Folders with a package.json, such as `mf-store` and `services/auth`. */
const projectsIn = (top: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(top, folder))
      .map((name) => join(folder, name))
      .filter((project) => existsSync(join(top, project, 'package.json'))),
  );

const teamOf = (project: string): string =>
  project.startsWith('shared-contracts/') || project === 'tools' ? 'platform-team' : project.replace(/^.*\//, '');

/** Each project has a team of its name; what all share belongs to the platform's team. `added` is a project that is being made. */
export function codeownersOf(top: string, ...added: string[]): string {
  const rules = [...projectsIn(top), ...added].sort().map((project) => `/${project}/ @vidyapath/${teamOf(project)}`);
  return ['# Written by `npm run codeowners`.', '* @vidyapath/platform-team', ...rules, ''].join('\n');
}

export function run(): void {
  writeFileSync(join(root, codeownersFile), codeownersOf(root));
}
