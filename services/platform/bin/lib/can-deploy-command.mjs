import { serviceMark } from '../../../kit/bin/contract-marks.mjs';
import { ownBuild } from './deploy/builds.mjs';
import { recordServices } from './deploy/deployments.mjs';
import { againstService, againstSlice } from './deploy/deploy-check.mjs';
import { readDeployedState } from './deploy/deployed-state.mjs';
import { ensureInstalled } from './install.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { servicesIn, sliceProjects } from './projects.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/** `npm run can-deploy -- <slice|service>`: yes, or no with each reason and exit code 1; with `--deployed` it is told that the service's source runs now. @param {string[]} args */
export async function canDeploy(args) {
  await runCommand(endOnSignals(), async () => {
    const { name, isService, deployed } = readArguments(args);
    await ensureInstalled(root);
    const dataDir = readVariables({ ...process.env, NODE_ENV: '' }).DATA_DIR;
    if (deployed) {
      recordServices(root, dataDir, [name]);
      say(`${name}: ${serviceMark(root, name)} is recorded as what runs`);
      process.exit(0);
    }
    const state = await readDeployedState(root, dataDir);
    const candidate = () => ({ ...state, services: { ...state.services, [name]: serviceMark(root, name) } });
    const reasons = isService ? againstService(name, candidate()) : againstSlice(ownBuild(root, name), state);
    say(reasons.length === 0 ? `yes: ${name} may be deployed` : reasons.map(({ text }) => `no: ${text}`).join('\n'));
    if (reasons.some(({ state }) => state === 'unverified')) say('npm run verify-contracts verifies what is missing.');
    process.exit(reasons.length === 0 ? 0 : 1);
  });
}

/** @param {string[]} args */
function readArguments(args) {
  const [slices, services] = [sliceProjects(root), servicesIn(root)];
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
