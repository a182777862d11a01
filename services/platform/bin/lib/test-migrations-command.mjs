import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { runJest } from './jest.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { platformRoom, root } from './paths.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { linkModules } from './version-before.mjs';

const projects = ['auth', 'catalogue', 'media', 'support'].map((name) => `services/${name}`);

/** `npm run test:migrations -- <git ref> [test files]`: the services' tests of a version before, on databases that this version has migrated. */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const [ref, ...only] = process.argv.slice(2);
    if (!ref) throw new OperatorError('Name the version before: npm run test:migrations -- <commit, tag or branch>');
    await ensureInstalled(root);
    const folder = await mkdtemp(join(tmpdir(), 'vidyapath-before-'));
    const before = join(folder, 'version');
    await git(['worktree', 'add', '--detach', '--force', before, await known(ref)]);
    let code;
    try {
      await linkModules(root, before);
      code = await testsOf(before, only);
    } finally {
      await git(['worktree', 'remove', '--force', before]);
      await rm(folder, { recursive: true, force: true });
    }
    say(
      code === 0
        ? `The services of ${ref} work on the schemas of this version.`
        : `The services of ${ref} fail on the schemas of this version.`,
    );
    process.exit(code ?? 1);
  });
}

/** @param {string} before @param {string[]} only patterns of test files; all when there are none */
async function testsOf(before, only) {
  const server = spawn(process.execPath, ['--import', 'tsx', join(platformRoom, 'src/migrated-template.ts')], {
    cwd: platformRoom,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = await Promise.race([
    once(server.stdout.setEncoding('utf8'), 'data'),
    once(server, 'exit').then(() => ['']),
  ]);
  if (!url) throw new OperatorError('The database for the tests could not be made.');
  // How this version's own migrations come about is no test of the version before.
  const chosen = only.length > 0 ? ['--testPathPatterns', ...only] : [];
  const args = [
    ...chosen,
    '--projects',
    ...projects,
    '--maxWorkers=2',
    '--testPathIgnorePatterns',
    'migrations\\.test',
    '\\.long\\.test',
    '/e2e/',
  ];
  const { code } = await runJest(before, args, { variables: { TEST_DATABASE_URL: url.trim() }, onLine: say });
  server.stdin.end();
  await once(server, 'exit');
  return code;
}

/** The commit, which a shallow clone may have to fetch. @param {string} ref */
async function known(ref) {
  const here = await git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => undefined);
  if (here) return here;
  say(`${ref} is not in this clone; fetching it …`);
  await git(['fetch', '--depth=1', 'origin', ref]);
  return git(['rev-parse', 'FETCH_HEAD^{commit}']);
}

/** @param {string[]} args */
async function git(args) {
  const { code, output } = await runChild('git', args, { cwd: root });
  if (code !== 0)
    throw new OperatorError(
      `git ${args.slice(0, 2).join(' ')}: ${output.trim().split('\n').at(-1) || 'no such version'}`,
    );
  return output.trim();
}
