import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceMark } from '../../../kit/bin/contract-marks.mjs';
import { releaseDecision } from './deploy/release-decision.mjs';
import { ownBuild } from './deploy/builds.mjs';
import { recordDeployment } from './deploy/deployments.mjs';
import { againstSlice } from './deploy/deploy-check.mjs';
import { verify } from './deploy/verify.mjs';
import { readDeployedState } from './deploy/deployed-state.mjs';
import { ensureInstalled } from './install.mjs';
import { nx } from './nx.mjs';
import { failedOutput } from './nx-report.mjs';
import { OperatorError } from './operator-error.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { readRelease, readRollback } from './release-arguments.mjs';
import { changeSlice, layOut, readRollout, removeOthers } from './release-folder.mjs';
import { alone, inTurn } from './release-lock.mjs';
import { released, rolledBack } from './rollout.mjs';
import { sliceOf } from './projects.mjs';
import { say, sayingMeanwhile, seconds } from './say.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

/**
 * `npm run release -- <slice> [--percent=1…100] [--force=WHY]`: builds one slice, asks the records whether it may be deployed, verifies what they don't know, lays it out under its own version and gives it to all
 * visitors or a share of them. Other slices may be built and verified meanwhile; each is judged by what the one before has left.
 * @param {string[]} args
 */
export async function release(args) {
  await runCommand(endOnSignals(), async () => {
    const { project, percent, force } = readRelease(root, args);
    await ensureInstalled(root);
    const dataDir = readVariables(process.env).DATA_DIR;
    const releases = join(dataDir, 'releases');
    await alone(
      releases,
      async () => {
        await inTurn(releases, () => keepWhatIsServed(releases, project));
        await build(project);
        await verifyWhatIsNot(project, dataDir);
        await inTurn(releases, async () => {
          const { lines, forced } = releaseDecision(project, await reasonsAgainst(project, dataDir), force);
          lines.forEach(say);
          const version = await layOut(releases, sliceOf(project), buildOf(project));
          const state = change(releases, project, (before) => released(before, version, percent));
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

/** `npm run rollback -- <slice>`. @param {string[]} args */
export async function rollback(args) {
  await runCommand(endOnSignals(), async () => {
    const { project } = readRollback(root, args);
    const dataDir = readVariables(process.env).DATA_DIR;
    const releases = join(dataDir, 'releases');
    // Where there is nothing to go back to, nothing is touched.
    rolledBack(readRollout(releases).slices[sliceOf(project)]);
    await inTurn(releases, async () => {
      const { stable } = change(releases, project, rolledBack);
      recordDeployment(dataDir, { kind: 'slice', name: project, version: stable });
    });
    process.exit(0);
  });
}

/** @param {string} project */
function buildOf(project) {
  const { version } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
  return { build: join(root, project, 'dist'), version };
}

/** The build in the slice's folder is about to be replaced, and may be what visitors get. @param {string} releases @param {string} project */
async function keepWhatIsServed(releases, project) {
  const before = readRollout(releases).slices[sliceOf(project)];
  if (
    before ||
    (!existsSync(join(root, project, 'dist/mf-manifest.json')) && !existsSync(join(root, project, 'dist/index.html')))
  )
    return;
  const version = await layOut(releases, sliceOf(project), buildOf(project));
  change(releases, project, () => released(undefined, version, 100));
}

/** @param {string} project */
async function build(project) {
  const since = Date.now();
  say(`Building ${project} …`);
  const { code, output } = await sayingMeanwhile(
    nx(root, ['run', `@vidyapath/${project}:build`, '--outputStyle=static']),
    () => `  … ${seconds(since)}`,
  );
  if (code !== 0) throw new OperatorError(failedOutput(output), 'The build failed, see above; nothing was released.');
}

/** Why the build in the slice's folder may not be released. @param {string} project @param {string} dataDir */
const reasonsAgainst = async (project, dataDir) =>
  againstSlice(ownBuild(root, project), await readDeployedState(root, dataDir));

/** What it expects of services and nobody has verified. @param {string} project @param {string} dataDir */
async function verifyWhatIsNot(project, dataDir) {
  const reasons = await reasonsAgainst(project, dataDir);
  const services = [...new Set(reasons.flatMap((reason) => (reason.state === 'unverified' ? [reason.service] : [])))];
  if (services.length === 0) return;
  const since = Date.now();
  say(`Verifying what ${project} expects of ${services.join(', ')} …`);
  await sayingMeanwhile(verify(root, dataDir, services), () => `  … ${seconds(since)}`);
  const { services: running } = await readDeployedState(root, dataDir);
  for (const name of services.filter((service) => running[service] !== serviceMark(root, service))) {
    say(
      `What runs of ${name} (${running[name]}) is of another source than the one here. Start the platform anew, or deploy it first: npm run can-deploy -- ${name} --deployed.`,
    );
  }
}

/**
 * @param {string} releases
 * @param {string} project
 * @param {(before: import('./rollout.mjs').SliceRollout | undefined) => import('./rollout.mjs').SliceRollout} how
 */
function change(releases, project, how) {
  const state = changeSlice(releases, sliceOf(project), how);
  const share = state.candidate
    ? `, and ${state.candidate.percent} % of the visitors get ${state.candidate.version}`
    : '';
  say(`${project}: visitors get ${state.stable ?? 'the build in its folder'}${share}. Kept: ${state.kept.join(', ')}.`);
  return state;
}
