import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runChild } from '../../lib/child';
import { OperatorError } from '../../lib/operator-error';
import { runScript } from '../../lib/paths';
import { say } from '../../lib/say';
import { npmProgram } from '../install/install.mjs';

/** Node releases that everything has to work on, in addition to this machine's. */
export const otherNodes = ['22.23.3', '24.21.0'];

/**
 * Runs `npm test` on another release of Node, from its npm package.
 * @returns its exit code
 */
export async function testOnNode(root: string, version: string) {
  const folder = await nodeFolder(root, version);
  say(`\n==== npm test on Node ${version}`);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
  const { code } = await runChild(join(folder, 'node'), [runScript, 'test'], {
    cwd: root,
    env,
    onLine: say,
  });
  return code ?? 1;
}

/** Installs the release once, below `.cache`. */
async function nodeFolder(root: string, version: string) {
  const folder = join(root, '.cache', `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  const programs = join(folder, 'node_modules', name, 'bin');
  if (existsSync(join(programs, 'node'))) return programs;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }));
  const [npm, first] = npmProgram();
  const args = [...first, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  const { code, output } = await runChild(npm, args, { cwd: folder });
  if (code !== 0) throw new OperatorError(`Node ${version} could not be installed from npm: ${output.trim()}`);
  return programs;
}
