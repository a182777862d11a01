import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Projects of remotes, such as `mf-public`: a tag in a project's package.json says what it is. */
export const remoteProjects = (root: string) => tagged(root, readdirSync(root), 'type:remote');

/** Projects that can be released alone. */
export const sliceProjects = (root: string) => ['shell', ...remoteProjects(root)];

/** Names of services, such as `auth`: folders below `services/`. */
export const servicesIn = (root: string) =>
  tagged(join(root, 'services'), readdirSync(join(root, 'services')), 'type:service');

/** Names of remotes are identifiers in JavaScript. */
export const sliceOf = (project: string) => project.replaceAll('-', '_');

interface Tagged {
  nx?: { tags?: string[] };
}

function tagged(folder: string, names: string[], tag: string) {
  return names
    .filter((name) => {
      const file = join(folder, name, 'package.json');
      return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Tagged).nx?.tags?.includes(tag);
    })
    .sort();
}
