import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtProjects, stampFile } from '../../lib/build-stamp';
import { root } from '../../lib/paths';
import { copyProject } from './project-copy';

/** A copy of the project with its builds, whose sources a test can edit; prints its folder. */
const { folder } = await copyProject(root);
for (const file of [stampFile, ...builtProjects(root).map(({ output }) => dirname(output))])
  await cp(join(root, file), join(folder, file), { recursive: true, preserveTimestamps: true });
process.stdout.write(folder);
