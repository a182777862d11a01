import { join } from 'node:path';
import { readVariables } from '@vidyapath/platform/variables';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { servicesIn, sliceProjects } from '../lib/projects';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { ownBuild, servedRoot, servedShell } from './builds';
import { againstService, againstSlice } from './deploy-check';
import { readDeployedState } from './deployed-state';
import { recordServices } from './deployments';
import { loadFaults } from './load-faults';

/** `npm run can-deploy -- <slice|service>`: prints yes, or no with each reason and exit code 1; `--deployed` records that the service's source runs now. */
export async function run(args: string[]) {
  await runCommand(endOnSignals(), async () => {
    const { name, isService, deployed } = readArguments(args);
    const dataDir = readVariables({ ...process.env, NODE_ENV: '' }, root).DATA_DIR;
    if (deployed) {
      recordServices(root, dataDir, [name]);
      say(`${name}: ${serviceMark(root, name)} is recorded as what runs`);
      process.exit(0);
    }
    const state = await readDeployedState(root, dataDir);
    const candidate = () => ({ ...state, services: { ...state.services, [name]: serviceMark(root, name) } });
    const shell = servedShell(servedRoot(root, dataDir), join(dataDir, 'releases'));
    const reasons = isService
      ? againstService(name, candidate())
      : [...(await loadFaults(name, join(root, name, 'dist'), shell)), ...againstSlice(ownBuild(root, name), state)];
    say(reasons.length === 0 ? `yes: ${name} may be deployed` : reasons.map(({ text }) => `no: ${text}`).join('\n'));
    if (reasons.some(({ state }) => state === 'unverified')) say('npm run verify-contracts verifies what is missing.');
    process.exit(reasons.length === 0 ? 0 : 1);
  });
}

function readArguments(args: string[]) {
  const slices = sliceProjects(root);
  const services = servicesIn(root);
  const [given = ''] = args.filter((arg) => !arg.startsWith('--'));
  const name =
    slices.find((slice) => slice === given.replaceAll('_', '-')) ?? services.find((service) => service === given);
  if (!name)
    throw new OperatorError(
      `Name a slice or a service: ${[...slices, ...services].join(', ')}. Got ${given ? JSON.stringify(given) : 'nothing'}.`,
    );
  const isService = services.includes(name);
  const wrong = args.find((arg) => arg.startsWith('--') && !(arg === '--deployed' && isService));
  if (wrong)
    throw new OperatorError(
      `${wrong} is not known here; --deployed, for a service, records that its source is what runs.`,
    );
  return { name, isService, deployed: args.includes('--deployed') };
}
