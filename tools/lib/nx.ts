import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child';
import { readPackage } from './read-json';
import { say } from './say';

/** Many times the duration of the slowest build of one project. */
const silence = 10 * 60_000;

/**
 * Runs Nx without daemon, terminal view or questions, and independent of other users' files in the temporary folder.
 * If Nx gets stuck, it starts once more and reads its finished tasks from its cache.
 */
export async function nx(
  root: string,
  args: string[],
  { onLine, variables = {} }: { onLine?: (line: string) => void; variables?: Record<string, string> } = {},
) {
  const folder = join(root, 'node_modules/nx');
  const { bin } = readPackage(folder);
  const run = () =>
    runChild(process.execPath, [join(folder, bin?.nx ?? ''), ...args], {
      cwd: root,
      env: { ...nxEnvironment(root), ...variables },
      onLine,
      silence,
    });
  const first = await run();
  if (!first.stuck) return first;
  say('Nx had no output for 10 minutes and was ended; running then:');
  for (const line of [...first.stuck, 'Once more …']) say(`  ${line}`);
  return run();
}

function nxEnvironment(root: string): NodeJS.ProcessEnv {
  const natives = join(root, '.nx/native');
  mkdirSync(natives, { recursive: true });
  return {
    ...process.env,
    NODE_ENV: 'production',
    TMPDIR: usableTemporaryFolder(root),
    NX_NATIVE_FILE_CACHE_DIRECTORY: natives,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_NO_CLOUD: 'true',
    NX_INTERACTIVE: 'false',
    FORCE_COLOR: '0',
  };
}

/** Nx opens sockets in this folder, and their paths must be shorter than 108 bytes. */
function usableTemporaryFolder(root: string) {
  const own = join(root, '.nx/tmp');
  for (const folder of [tmpdir(), '/tmp']) {
    try {
      accessSync(folder, constants.W_OK | constants.X_OK);
      if (Buffer.byteLength(folder) < 40) return folder;
    } catch {
      continue;
    }
  }
  mkdirSync(own, { recursive: true });
  return own;
}
