import { join } from 'node:path';
import { runChild } from '../child.mjs';
import { verificationsFile } from './world.mjs';

/**
 * Replays on these services, as their source is now, what slices and their kept releases expect of them, and records the outcome.
 * @param {string} root @param {string} dataDir @param {readonly string[]} services @param {(line: string) => void} [onLine]
 */
export function verify(root, dataDir, services, onLine) {
  const rooms = services.map((name) => `services/${name}`);
  return runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...rooms, '--testPathPatterns', 'src/contract\\.test'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      FORCE_COLOR: '0',
      CONTRACT_VERIFICATIONS: verificationsFile(dataDir),
      CONTRACTS_OF_RELEASES: join(dataDir, 'releases'),
    },
    ...(onLine && { onLine }),
  });
}
