import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { servicesIn } from '../lib/projects';

const root = resolve(__dirname, '../..');

test('each service that has a project is mounted, backed up and behind the edge', () => {
  expect([...serviceNames].sort()).toEqual(servicesIn(root));
});

const shared = ['services', 'shared-contracts'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
);

/** A target of `exports`; of a pattern, its folder. */
const fileOrFolderOf = (target: string) => (target.includes('*') ? dirname(target) : target);

test('each name under which a project is imported leads to a file or a folder', () => {
  const missing = shared
    .filter((project) => existsSync(join(project, 'package.json')))
    .flatMap((project) => {
      const { exports = {} } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
        exports?: Record<string, string>;
      };
      const targets = Object.values(exports).map((target) => join(project, fileOrFolderOf(target)));
      return targets.filter((target) => !existsSync(target));
    });
  expect(missing).toEqual([]);
});
