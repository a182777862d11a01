import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.mjs';

/**
 * Nx without daemon, terminal view or questions, and independent of what another user left in the temporary folder.
 * @param {string} root
 * @param {string[]} args
 * @param {(line: string) => void} [onLine]
 */
export function nx(root, args, onLine) {
  const folder = join(root, 'node_modules/nx');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return runChild(process.execPath, [join(folder, bin.nx), ...args], { cwd: root, env: nxEnvironment(root), onLine });
}

/** @param {string} root @returns {NodeJS.ProcessEnv} */
function nxEnvironment(root) {
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

/** Nx opens sockets there, whose whole path must stay under 108 bytes. @param {string} root */
function usableTemporaryFolder(root) {
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
