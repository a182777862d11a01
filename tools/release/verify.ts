import { join } from 'node:path';
import { runJest } from '../lib/jest';
import { verificationsFile } from './deployed-state';

/** Replays the expectations of slices and their kept releases on the present source of these services, and records the outcome. */
export function verify(root: string, dataDir: string, services: readonly string[], onLine?: (line: string) => void) {
  const projects = services.map((name) => `services/${name}`);
  const variables = {
    CONTRACT_VERIFICATIONS: verificationsFile(dataDir),
    CONTRACTS_OF_RELEASES: join(dataDir, 'releases'),
  };
  const tests = ['--testPathPatterns', 'src/(contract|service)\\.test', '--testNamePattern', 'contract (of|with) '];
  return runJest(root, ['--projects', ...projects, ...tests], {
    variables,
    ...(onLine && { onLine }),
  });
}
