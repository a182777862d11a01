import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Projects of remotes, such as `mf-public`: a project says itself, by a tag in its package.json, what it is. @param {string} root */
export const remoteProjects = (root) => tagged(root, readdirSync(root), 'type:remote');

/** What can be released alone. @param {string} root */
export const sliceProjects = (root) => ['shell', ...remoteProjects(root)];

/** Names of services, such as `auth`: folders below `services/`. @param {string} root */
export const servicesIn = (root) => tagged(join(root, 'services'), readdirSync(join(root, 'services')), 'type:service');

/** Names of remotes are identifiers in JavaScript. @param {string} project */
export const sliceOf = (project) => project.replaceAll('-', '_');

/** @param {string} folder @param {string[]} names @param {string} tag */
function tagged(folder, names, tag) {
  return names
    .filter((name) => {
      const file = join(folder, name, 'package.json');
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).nx?.tags?.includes(tag);
    })
    .sort();
}
