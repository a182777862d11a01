import { join } from 'node:path';
import { serviceMark } from '../../../../kit/bin/contract-marks.mjs';
import { servicesIn, sliceProjects } from '../projects.mjs';
import { servedBuilds } from './builds.mjs';
import { runningServices } from './deployments.mjs';
import { readLines } from './json-lines.mjs';

/** Where `npm run verify-contracts` writes and `npm run can-deploy` reads. @param {string} dataDir */
export const verificationsFile = (dataDir) => join(dataDir, 'contract-verifications.jsonl');

/** What runs and is served, by the records; a service of which there is none is taken to be what its source says. @param {string} root @param {string} dataDir @returns {Promise<import('./deploy-check.mjs').DeployedState>} */
export async function readDeployedState(root, dataDir) {
  const { default: satisfies } = await import('semver/functions/satisfies.js');
  const releases = join(dataDir, 'releases');
  const running = runningServices(dataDir);
  return {
    served: sliceProjects(root).flatMap((project) => servedBuilds(root, releases, project)),
    shell: servedBuilds(root, releases, 'shell')[0],
    services: Object.fromEntries(
      servicesIn(root).map((service) => [service, running[service] ?? serviceMark(root, service)]),
    ),
    verifications: readLines(verificationsFile(dataDir)),
    satisfies: (version, range) => satisfies(version, range),
  };
}
