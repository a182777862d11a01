import { linesOfError } from './operator-error';
import type { Signals } from './signals';

/** If `work` fails, ends the process with a line and exit code 1, unless a signal is already ending it. */
export async function runCommand(signals: Pick<Signals, 'ending'>, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (signals.ending()) return;
    for (const line of linesOfError(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
