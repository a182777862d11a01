import { linesOfError } from './operator-error.mjs';

/**
 * Ends the process with a line and exit code 1 when `work` fails, unless a signal is ending it already.
 * @param {{ ending: () => boolean }} signals
 * @param {() => Promise<unknown>} work
 */
export async function runCommand(signals, work) {
  try {
    await work();
  } catch (error) {
    if (signals.ending()) return;
    for (const line of linesOfError(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
