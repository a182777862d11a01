import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runChild } from '../../lib/child';

const notSources = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.nx',
  '.data',
  '.ci',
  'coverage',
  'screenshots',
]);
/** Packages of the project are links to its folders; in the copy they must link to the copy's folders. */
const ownPackages = '@vidyapath';

export interface ProjectCopy {
  folder: string;
  /**
   * Runs a Node program in the copy, without the environment of the tests.
   * @throws with its output, if it has not ended after `minutes`; it is then ended
   */
  run: (minutes: number, ...args: string[]) => Promise<{ code: number | null; output: string }>;
  remove: () => Promise<void>;
}

/** Copies the project's sources to their own folder, with the installed packages. */
export async function copyProject(root = resolve(__dirname, '../../..')): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vidyapath-project-')));
  await cp(root, folder, { recursive: true, filter: (source) => !notSources.has(basename(source)) });
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const projects = ['.', 'services', 'shared-contracts'].map(async (group) =>
    (await readdir(join(folder, group))).map((name) => join(group, name)),
  );
  for (const project of (await Promise.all(projects)).flat()) {
    await cp(join(root, project, 'node_modules'), join(folder, project, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    }).catch(() => undefined);
  }
  return {
    folder,
    run: (minutes, ...args) => runIn(folder, minutes, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === ownPackages || name === '.package-lock.json')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.vidyapath-install' && name !== '.cache') await symlink(join(from, name), join(to, name));
  }
}

async function runIn(cwd: string, minutes: number, args: string[]) {
  const { PATH, HOME, TEST_DATABASE_URL } = process.env;
  const env = {
    PATH,
    HOME,
    ...(TEST_DATABASE_URL && { TEST_DATABASE_URL }),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  };
  const { code, output, stuck } = await runChild(process.execPath, args, { cwd, env, deadline: minutes * 60_000 });
  if (stuck)
    throw new Error(
      `${args.join(' ')} did not end within ${minutes} minutes. Its output:\n${output}\nRunning then:\n${stuck.join('\n')}`,
    );
  return { code, output };
}
