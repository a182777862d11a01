import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from '../../lib/read-json';

const scope = '@vidyapath';

/** Links the installed packages of `root` into the version in `before`; its own projects are linked to its own folders. */
export async function linkModules(root: string, before: string) {
  const modules = join(before, 'node_modules');
  await mkdir(join(modules, scope), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== scope) await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const project of await projectsOf(before)) {
    const { name } = readPackage(join(before, project));
    await symlink(join(before, project), join(modules, name));
    const own = join(root, project, 'node_modules');
    if (existsSync(own)) await symlink(own, join(before, project, 'node_modules'));
  }
}

async function projectsOf(before: string) {
  const nested = await Promise.all(
    ['shared-contracts', 'services'].map(async (group) =>
      (await readdir(join(before, group))).map((name) => `${group}/${name}`),
    ),
  );
  return nested.flat().filter((project) => existsSync(join(before, project, 'package.json')));
}
