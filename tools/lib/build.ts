import { builtProjects, isBuilt, markBuilt, sourceHash } from './build-stamp';
import { nx } from './nx';
import { failedOutput, followProjects } from './nx-report';
import { OperatorError } from './operator-error';
import { say, sayingMeanwhile, seconds } from './say';

/** Builds the projects that changed since the last build; without a change it does and prints nothing. */
export async function ensureBuilt(root: string) {
  if (isBuilt(root)) return;
  const since = Date.now();
  const hash = sourceHash(root);
  say('Building what changed …');
  let done = 0;
  const report = followProjects((project, how) => {
    done += 1;
    say(`  ${project}: ${{ ran: `built (${seconds(since)})`, cached: 'unchanged', failed: 'failed' }[how]}`);
  });
  const projects = builtProjects(root).map(({ project }) => project);
  const { code, output } = await sayingMeanwhile(
    nx(root, ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'], {
      onLine: report.take,
    }),
    () => `  … ${seconds(since)}, ${done} of ${projects.length} built`,
  );
  report.finish();
  if (code !== 0)
    throw new OperatorError(failedOutput(output), 'The build failed, see above; fix it, then run the command again.');
  markBuilt(root, hash);
}
