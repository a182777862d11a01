import { join } from 'node:path';
import { runJest } from '../jest.mjs';
import { verificationsFile } from './deployed-state.mjs';

/**
 * Replays on these services, as their source is now, what slices and their kept releases expect of them, and records the outcome.
 * @param {string} root @param {string} dataDir @param {readonly string[]} services @param {(line: string) => void} [onLine]
 */
export function verify(root, dataDir, services, onLine) {
  const projects = services.map((name) => `services/${name}`);
  const variables = {
    CONTRACT_VERIFICATIONS: verificationsFile(dataDir),
    CONTRACTS_OF_RELEASES: join(dataDir, 'releases'),
  };
  return runJest(root, ['--projects', ...projects, '--testPathPatterns', 'src/contract\\.test'], {
    variables,
    ...(onLine && { onLine }),
  });
}
