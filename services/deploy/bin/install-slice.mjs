// What the image of a slice runs: its build becomes a release in DATA_DIR, as `npm run release` makes one from a folder.
// With ROLLBACK=true it goes back instead, as `npm run rollback` does, whatever build the image has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../platform/bin/lib/operator-error.mjs';
import { changeSlice, layOut, readRollout, removeOthers } from '../../platform/bin/lib/release-folder.mjs';
import { inTurn } from '../../platform/bin/lib/release-lock.mjs';
import { released, rolledBack } from '../../platform/bin/lib/rollout.mjs';

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
  console.error(error.message);
  process.exit(1);
}

async function goBack() {
  const releases = join(DATA_DIR, 'releases');
  const slice = SLICE.replaceAll('-', '_');
  await inTurn(
    releases,
    async () => {
      const { stable } = changeSlice(releases, slice, rolledBack);
      console.log(`${SLICE}: visitors get ${stable}`);
    },
    { endsOld: true },
  );
}

/** @param {number} percent */
async function install(percent) {
  const releases = join(DATA_DIR, 'releases');
  const slice = SLICE.replaceAll('-', '_');
  const { version } = JSON.parse(readFileSync(join(BUILD_DIR, '../slice.json'), 'utf8'));
  await inTurn(
    releases,
    async () => {
      const name = await layOut(releases, slice, { build: BUILD_DIR, version });
      const before = readRollout(releases).slices[slice];
      // The same image run again, as after a restart of the whole, is no new release.
      if (before?.stable === name && !before.candidate) return console.log(`${SLICE}: ${name} is what visitors get`);
      const { kept } = changeSlice(releases, slice, () => released(before, name, percent));
      removeOthers(releases, slice, kept);
      console.log(`${SLICE}: ${percent} % of the visitors get ${name}`);
    },
    { endsOld: true },
  );
}
