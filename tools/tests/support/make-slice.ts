import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../lib/paths';
import { copyProject } from './project-copy';

/**
 * A copy of the project in which `npm run new -- remote …` has run, like a checkout of another team; prints its folder.
 * The shell's build exists, since a release is compared with it.
 */
const copy = await copyProject(root);
await cp(join(root, 'shell/dist'), join(copy.folder, 'shell/dist'), { recursive: true });
const { code, output } = await copy.run(4, 'tools/cli/run.mjs', 'new', 'remote', ...process.argv.slice(2));
if (code !== 0) {
  await copy.remove();
  throw new Error(output);
}
process.stdout.write(copy.folder);
