import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install/install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Each file exports `run`, which takes the arguments. */
const commands = {
  start: './start.ts',
  dev: './dev.ts',
  test: './test.ts',
  'test-changed': './test-changed.ts',
  'test-deploy': './test-deploy.ts',
  'test-long': './test-long.ts',
  'test-migrations': './test-migrations.ts',
  backup: './backup.ts',
  restore: './restore.ts',
  'rehearse-restore': './rehearse-restore.ts',
  screenshots: './screenshots.ts',
  release: '../release/release.ts',
  rollback: '../release/rollback.ts',
  releases: '../release/releases.ts',
  'can-deploy': '../release/can-deploy.ts',
  'verify-contracts': '../release/verify-contracts.ts',
  bench: '../bench/bench.ts',
  'bench-web': '../bench/bench-web.ts',
  'bench-growth': '../bench/bench-growth.ts',
  new: '../generators/new.ts',
  codeowners: '../generators/codeowners.ts',
};

/**
 * Installs missing packages, then runs the command. Commands are TypeScript, which Node can't load before the install.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  const file = Object.entries(commands).find(([command]) => command === name)?.[1];
  if (!file) end(`Name a command: ${Object.keys(commands).join(', ')}. Got ${name ?? 'nothing'}.`);
  await ensureInstalled(root).catch((error) => {
    const why = error instanceof Error ? error.message : String(error);
    if (name !== 'test' && name !== 'test-changed') end(why);
    // The last line of every run of the checks.
    process.stdout.write(`${why}\n0 passed, 1 failed\n`);
    process.exit(1);
  });
  const { run } = await loadTypeScript(new URL(file, import.meta.url).href);
  await run(args);
}

/**
 * Later files, such as the built platform, are JavaScript, which Node loads itself.
 * @param {string} file
 */
async function loadTypeScript(file) {
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  const unregister = [commonJs.register(), modules.register()];
  const loaded = await import(file);
  for (const end of unregister) await end();
  return loaded;
}

/** @param {string} line @returns {never} */
function end(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
