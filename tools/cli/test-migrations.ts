import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../lib/child';
import { runJest } from '../lib/jest';
import { OperatorError } from '../lib/operator-error';
import { platformFolder, root } from '../lib/paths';
import { servicesIn } from '../lib/projects';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { linkModules } from './test/version-before';

/** `npm run test:migrations -- <git ref> [test files]`: runs the services' tests of an earlier version on databases that this version has migrated. */
export async function run([ref, ...only]: string[]) {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    if (!ref) throw new OperatorError('Name the version before: npm run test:migrations -- <commit, tag or branch>');
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

/** @param only patterns of test files; all if empty */
async function testsOf(before: string, only: string[]) {
  const server = spawn(process.execPath, ['--import', 'tsx', join(platformFolder, 'src/migrated-template.ts')], {
    cwd: platformFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = (await Promise.race([
    once(server.stdout.setEncoding('utf8'), 'data'),
    once(server, 'exit').then(() => ['']),
  ])) as string[];
  if (!url) throw new OperatorError('The database for the tests could not be made.');
  // Tests of migrations depend on their own version, so they do not run here.
  const chosen = only.length > 0 ? ['--testPathPatterns', ...only] : [];
  const args = [
    ...chosen,
    '--projects',
    ...servicesIn(before).map((name) => `services/${name}`),
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

/** The commit; a shallow clone may have to fetch it. */
async function known(ref: string) {
  const here = await git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => undefined);
  if (here) return here;
  say(`${ref} is not in this clone; fetching it …`);
  await git(['fetch', '--depth=1', 'origin', ref]);
  return git(['rev-parse', 'FETCH_HEAD^{commit}']);
}

async function git(args: string[]) {
  const { code, output } = await runChild('git', args, { cwd: root });
  if (code !== 0)
    throw new OperatorError(
      `git ${args.slice(0, 2).join(' ')}: ${output.trim().split('\n').at(-1) || 'no such version'}`,
    );
  return output.trim();
}
