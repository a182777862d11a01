import { join } from 'node:path';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { servicesIn } from '../lib/projects';
import { servedBuilds, servedProjects, servedRoot } from './builds';
import type { DeployedState } from './deploy-check';
import { runningServices } from './deployments';
import { readLines } from './json-lines';

/** The file that `npm run verify-contracts` writes and `npm run can-deploy` reads. */
export const verificationsFile = (dataDir: string) => join(dataDir, 'contract-verifications.jsonl');

/** The running services and served slices, by the records. Before the first record of a service all of them count as their present source. */
export async function readDeployedState(root: string, dataDir: string): Promise<DeployedState> {
  const { default: satisfies } = await import('semver/functions/satisfies.js');
  const releases = join(dataDir, 'releases');
  const running = runningServices(dataDir);
  const served = servedRoot(root, dataDir);
  return {
    served: servedProjects(served, releases).flatMap((project) => servedBuilds(served, releases, project)),
    shell: servedBuilds(served, releases, 'shell')[0],
    services: Object.keys(running).length > 0 ? running : presentServices(root),
    verifications: readLines(verificationsFile(dataDir)),
    satisfies: (version, range) => satisfies(version, range),
  };
}

const presentServices = (root: string) =>
  Object.fromEntries(servicesIn(root).map((service) => [service, serviceMark(root, service)]));
