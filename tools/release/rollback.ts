import { join } from 'node:path';
import { readVariables } from '@vidyapath/platform/variables';
import { root } from '../lib/paths';
import { sliceOf } from '../lib/projects';
import { runCommand } from '../lib/run-command';
import { endOnSignals } from '../lib/signals';
import { changeServed } from './change-served';
import { recordDeployment } from './deployments';
import { readRollback } from './release-arguments';
import { readRollout } from './release-folder';
import { inTurn } from './release-lock';
import { rolledBack } from './rollout';

/** `npm run rollback -- <slice>`. */
export async function run(args: string[]) {
  await runCommand(endOnSignals(), async () => {
    const { project } = readRollback(root, args);
    const dataDir = readVariables(process.env, root).DATA_DIR;
    const releases = join(dataDir, 'releases');
    // Without an older release nothing is changed.
    rolledBack(readRollout(releases).slices[sliceOf(project)]);
    await inTurn(releases, async () => {
      const version = changeServed(releases, project, rolledBack)?.stable ?? null;
      recordDeployment(dataDir, { kind: 'slice', name: project, version });
    });
    process.exit(0);
  });
}
