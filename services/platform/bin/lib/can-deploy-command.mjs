import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceMark } from '../../../kit/bin/contract-marks.mjs';
import { ownBuild, servedBuilds } from './deploy/builds.mjs';
import { againstService, againstSlice } from './deploy/judgement.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { orderly } from './orderly.mjs';
import { root } from './paths.mjs';
import { servicesIn, sliceRooms } from './rooms.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

const slices = sliceRooms(root);
const services = servicesIn(root);

/** Where `npm run verify-contracts` writes and `npm run can-deploy` reads. @param {string} dataDir */
export const verificationsFile = (dataDir) => join(dataDir, 'contract-verifications.jsonl');

/** `npm run can-deploy -- <slice|service>`: yes, or no with each reason and exit code 1. @param {string[]} args */
export async function canDeploy(args) {
  await orderly(endOnSignals(), async () => {
    const name = (args[0] ?? '').replaceAll('_', '-');
    if (![...slices, ...services].includes(name)) {
      throw new OperatorError(`Name a slice or a service: ${[...slices, ...services].join(', ')}. Got ${name ? JSON.stringify(name) : 'nothing'}.`);
    }
    await ensureInstalled(root);
    const world = await readWorld(readVariables({ ...process.env, NODE_ENV: '' }).DATA_DIR);
    const reasons = services.includes(name) ? againstService(name, world) : againstSlice(ownBuild(root, name), world);
    say(reasons.length === 0 ? `yes: ${name} may be deployed` : reasons.map((reason) => `no: ${reason}`).join('\n'));
    if (reasons.some((reason) => reason.includes('has not been verified'))) say('npm run verify-contracts verifies what is missing.');
    process.exit(reasons.length === 0 ? 0 : 1);
  });
}

/** @param {string} dataDir @returns {Promise<import('./deploy/judgement.mjs').World>} */
async function readWorld(dataDir) {
  const { default: satisfies } = await import('semver/functions/satisfies.js');
  const releases = join(dataDir, 'releases');
  return {
    served: slices.flatMap((room) => servedBuilds(root, releases, room)),
    shell: servedBuilds(root, releases, 'shell')[0],
    services: Object.fromEntries(services.map((service) => [service, serviceMark(root, service)])),
    verifications: readVerifications(verificationsFile(dataDir)),
    satisfies: (version, range) => satisfies(version, range),
  };
}

/** @param {string} file @returns {import('./deploy/judgement.mjs').Verification[]} */
function readVerifications(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new OperatorError(`${file}: line ${index + 1} is no verification; remove it.`);
    }
  });
}
