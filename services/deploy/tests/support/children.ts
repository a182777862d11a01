import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Ends the process with the run, in case a test forgets it. */
export function endsWithTheRun(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
