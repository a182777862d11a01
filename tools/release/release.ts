import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readVariables } from '@vidyapath/platform/variables';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { nx } from '../lib/nx';
import { failedOutput } from '../lib/nx-report';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { sliceOf } from '../lib/projects';
import { readPackage } from '../lib/read-json';
import { runCommand } from '../lib/run-command';
import { say, sayingMeanwhile, seconds } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { ownBuild, servedRoot, servedShell } from './builds';
import { assertOwnPaths, buildsIn } from './claims';
import { changeServed } from './change-served';
import { againstSlice } from './deploy-check';
import { readDeployedState } from './deployed-state';
import { recordDeployment } from './deployments';
import { loadFaults } from './load-faults';
import { readRelease } from './release-arguments';
import { releaseDecision } from './release-decision';
import { changeSlice, layOut, readRollout, removeOthers } from './release-folder';
import { alone, inTurn } from './release-lock';
import { released } from './rollout';
import { verify } from './verify';

/**
 * `npm run release -- <slice> [--percent=1…100] [--force=WHY]`: builds one slice, loads its code, checks in the records whether it may be deployed, verifies what is missing, copies it under its own version and gives it to all
 * visitors or a share of them. Other slices may be built and verified meanwhile; each is checked against the result of the earlier release.
 */
export async function run(args: string[]) {
  await runCommand(endOnSignals(), async () => {
    const { project, percent, force } = readRelease(root, args);
    const dataDir = readVariables(process.env, root).DATA_DIR;
    const releases = join(dataDir, 'releases');
    await alone(
      releases,
      async () => {
        await inTurn(releases, () => keepWhatIsServed(releases, project, servedRoot(root, dataDir)));
        await build(project);
        const assertPaths = () =>
          assertOwnPaths(sliceOf(project), buildOf(root, project).build, releases, buildsIn(servedRoot(root, dataDir)));
        assertPaths();
        const shell = servedShell(servedRoot(root, dataDir), releases);
        const faults = await loadFaults(project, buildOf(root, project).build, shell);
        // Code that cannot be loaded is refused before the long verification.
        releaseDecision(project, faults, force);
        await verifyWhatIsNot(project, dataDir);
        await inTurn(releases, async () => {
          const reasons = [...faults, ...(await reasonsAgainst(project, dataDir))];
          const { lines, forced } = releaseDecision(project, reasons, force);
          // Another slice may have been released meanwhile.
          assertPaths();
          lines.forEach(say);
          const version = await layOut(releases, sliceOf(project), buildOf(root, project));
          const state = changeServed(releases, project, (before) => released(before, version, percent));
          removeOthers(releases, sliceOf(project), state.kept);
          recordDeployment(dataDir, {
            kind: 'slice',
            name: project,
            version,
            ...(percent < 100 && { percent }),
            ...(forced && { forced }),
          });
        });
      },
      { slice: sliceOf(project) },
    );
    process.exit(0);
  });
}

function buildOf(folder: string, project: string) {
  const { version } = readPackage(join(folder, project));
  return { build: join(folder, project, 'dist'), version };
}

/** The build that visitors get is kept as a release, to go back to. */
async function keepWhatIsServed(releases: string, project: string, served: string) {
  const before = readRollout(releases).slices[sliceOf(project)];
  if (
    before ||
    (!existsSync(join(served, project, 'dist/mf-manifest.json')) &&
      !existsSync(join(served, project, 'dist/index.html')))
  )
    return;
  const version = await layOut(releases, sliceOf(project), buildOf(served, project));
  changeSlice(releases, sliceOf(project), () => released(undefined, version, 100));
}

async function build(project: string) {
  const since = Date.now();
  say(`Building ${project} …`);
  const { code, output } = await sayingMeanwhile(
    nx(root, ['run', `@vidyapath/${project}:build`, '--outputStyle=static']),
    () => `  … ${seconds(since)}`,
  );
  if (code !== 0) throw new OperatorError(failedOutput(output), 'The build failed, see above; nothing was released.');
}

/** Reasons why the build in the slice's folder may not be released. */
const reasonsAgainst = async (project: string, dataDir: string) =>
  againstSlice(ownBuild(root, project), await readDeployedState(root, dataDir));

/** Services whose expectations are not verified. */
async function verifyWhatIsNot(project: string, dataDir: string) {
  const reasons = await reasonsAgainst(project, dataDir);
  const services = [...new Set(reasons.flatMap((reason) => (reason.state === 'unverified' ? [reason.service] : [])))];
  if (services.length === 0) return;
  const since = Date.now();
  say(`Verifying what ${project} expects of ${services.join(', ')} …`);
  await sayingMeanwhile(verify(root, dataDir, services), () => `  … ${seconds(since)}`);
  const { services: running } = await readDeployedState(root, dataDir);
  for (const name of services.filter((service) => running[service] !== serviceMark(root, service))) {
    say(
      `What runs of ${name} (${running[name]}) is of another source than the one here. Restart the platform, or deploy it first: npm run can-deploy -- ${name} --deployed.`,
    );
  }
}
