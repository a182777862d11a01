import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const scope = '@vidyapath';

/**
 * Lends the installed packages of `root` to the version in `before`, whose own projects it finds in itself.
 * @param {string} root
 * @param {string} before
 */
export async function linkModules(root, before) {
  const modules = join(before, 'node_modules');
  await mkdir(join(modules, scope), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== scope) await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const project of await projectsOf(before)) {
    const { name } = JSON.parse(await readFile(join(before, project, 'package.json'), 'utf8'));
    await symlink(join(before, project), join(modules, name));
    const own = join(root, project, 'node_modules');
    if (existsSync(own)) await symlink(own, join(before, project, 'node_modules'));
  }
}

/** @param {string} before */
async function projectsOf(before) {
  const nested = await Promise.all(
    ['shared-contracts', 'services'].map(async (group) =>
      (await readdir(join(before, group))).map((name) => `${group}/${name}`),
    ),
  );
  return nested.flat().filter((project) => existsSync(join(before, project, 'package.json')));
}
