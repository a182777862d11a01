import type { ChildProcess } from 'node:child_process';

/** `jest-environment.cjs` has them. */
declare const children: Set<ChildProcess>;

/** Ends the process with the test file, in case a test or a set-up that failed leaves it. */
export function endsWithTheFile(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}
