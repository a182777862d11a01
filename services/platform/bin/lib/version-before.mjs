import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const scope = '@vidyapath';

/**
 * Lends the installed packages of `root` to the version in `before`, whose own rooms it finds in itself.
 * @param {string} root
 * @param {string} before
 */
export async function linkModules(root, before) {
  const modules = join(before, 'node_modules');
  await mkdir(join(modules, scope), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== scope) await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const room of await roomsOf(before)) {
    const { name } = JSON.parse(await readFile(join(before, room, 'package.json'), 'utf8'));
    await symlink(join(before, room), join(modules, name));
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) await symlink(own, join(before, room, 'node_modules'));
  }
}

/** @param {string} before */
async function roomsOf(before) {
  const nested = await Promise.all(['shared-contracts', 'services'].map(async (group) => (await readdir(join(before, group))).map((name) => `${group}/${name}`)));
  return nested.flat().filter((room) => existsSync(join(before, room, 'package.json')));
}
