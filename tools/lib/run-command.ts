import { linesOfError } from './operator-error';
import type { Signals } from './signals';

/** Ends the process with a line and exit code 1 when `work` fails, unless a signal is ending it already. */
export async function runCommand(signals: Pick<Signals, 'ending'>, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (signals.ending()) return;
    for (const line of linesOfError(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
