// The program in the image of a slice: makes its build a release in DATA_DIR, like `npm run release`.
// With ROLLBACK=true it goes back instead, like `npm run rollback`, independent of the image's build.
import { join } from 'node:path';
import { OperatorError } from '../lib/operator-error';
import { type PackageJson, readJson } from '../lib/read-json';
import { say } from '../lib/say';
import { assertOwnPaths } from './claims';
import { loadFaults } from './load-faults';
import { changeSlice, layOut, readRollout, removeOthers } from './release-folder';
import { inTurn } from './release-lock';
import { released, rolledBack } from './rollout';

const { SLICE = '', BUILD_DIR = '', DATA_DIR = '', PERCENT = '100', ROLLBACK = 'false' } = process.env;

try {
  if (!/^(shell|mf-[a-z-]+)$/.test(SLICE))
    throw new OperatorError(`SLICE: takes the name of a slice such as mf-public, got ${JSON.stringify(SLICE)}`);
  if (!BUILD_DIR || !DATA_DIR) throw new OperatorError('BUILD_DIR, DATA_DIR: take a folder each, got nothing');
  const percent = Number(PERCENT);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new OperatorError(`PERCENT: takes a whole number from 1 to 100, got ${JSON.stringify(PERCENT)}`);
  if (!['true', 'false'].includes(ROLLBACK))
    throw new OperatorError(`ROLLBACK: takes true or false, got ${JSON.stringify(ROLLBACK)}`);
  await (ROLLBACK === 'true' ? goBack() : install(percent));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function goBack() {
  const releases = join(DATA_DIR, 'releases');
  const slice = SLICE.replaceAll('-', '_');
  await inTurn(
    releases,
    async () => {
      const state = changeSlice(releases, slice, rolledBack);
      say(state ? `${SLICE}: visitors get ${state.stable}` : `${SLICE}: its only release is taken back`);
    },
    { endsOld: true },
  );
}

async function install(percent: number) {
  const releases = join(DATA_DIR, 'releases');
  const slice = SLICE.replaceAll('-', '_');
  const { version } = readJson<PackageJson>(join(BUILD_DIR, '../slice.json'));
  // Without a released shell nothing can be loaded.
  const shell = readRollout(releases).slices.shell?.stable ?? '';
  const faults = await loadFaults(SLICE, BUILD_DIR, join(releases, 'shell', shell));
  if (faults.length > 0)
    throw new OperatorError(...faults.map(({ text }) => `no: ${text}`), `${SLICE} was not released.`);
  await inTurn(
    releases,
    async () => {
      assertOwnPaths(slice, BUILD_DIR, releases, []);
      const name = await layOut(releases, slice, { build: BUILD_DIR, version });
      const before = readRollout(releases).slices[slice];
      // Running the same image again, as after a restart of all containers, is not a new release.
      if (before?.stable === name && !before.candidate) return say(`${SLICE}: ${name} is what visitors get`);
      const { kept } = changeSlice(releases, slice, () => released(before, name, percent));
      removeOthers(releases, slice, kept);
      say(`${SLICE}: ${percent} % of the visitors get ${name}`);
    },
    { endsOld: true },
  );
}
