import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../lib/child';
import { sliceOf } from '../lib/projects';
import type { Reason } from './deploy-check';

/** In the image of a slice both are bundles. */
const program = import.meta.filename.endsWith('.ts')
  ? ['--import', 'tsx', join(import.meta.dirname, 'load-build.ts')]
  : [join(import.meta.dirname, 'load-build.mjs')];
/** Milliseconds; a build loads in about one second. */
const deadline = 60_000;

/**
 * Reasons why visitors could not open a build: its entry or the code of a screen cannot be loaded, a route has no screen, or a screen throws when it
 * renders. In a process of its own, which can be ended when a script never returns.
 * @param shell build of the shell that visitors get; what is not built cannot be loaded, which the other checks report
 */
export async function loadFaults(project: string, build: string, shell: string): Promise<Reason[]> {
  const isShell = project === 'shell';
  const page = isShell ? build : shell;
  if (!existsSync(join(page, 'index.html')) || (!isShell && !existsSync(join(build, 'remote.json')))) return [];
  const slice = isShell ? [] : [sliceOf(project), build];
  const { code, output, stuck } = await runChild(process.execPath, [...program, page, ...slice], {
    cwd: import.meta.dirname,
    deadline,
  });
  if (stuck) return [broken(project, 'its code did not load within a minute')];
  if (code !== 0) return [broken(project, `its code cannot be loaded: ${output.trim().slice(-500)}`)];
  return (JSON.parse(output) as string[]).map((fault) => broken(project, fault));
}

const broken = (project: string, fault: string): Reason => ({ text: `${project}: ${fault}`, state: 'broken' });
