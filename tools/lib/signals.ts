import { setTimeout as pause } from 'node:timers/promises';
import { childrenEnded, stopChildren } from './child';

const longestEndMs = 15_000;
const childTimeoutMs = 4_000;
/** On Ctrl-C the terminal and npm both send a signal; a second Ctrl-C comes later than this. */
const echoMilliseconds = 800;

export interface Closable {
  close: () => Promise<unknown>;
  /** For a command that a signal interrupts; a platform that it stops has done its work. */
  unfinished?: boolean;
}

export type Signals = ReturnType<typeof endOnSignals>;

/**
 * Handles SIGINT and SIGTERM from the start: the first signal ends children and closes the objects of `closeAlso`,
 * a second one ends the process at once.
 */
export function endOnSignals() {
  let platform: Closable | undefined;
  let ending = 0;
  const end = async (signal: NodeJS.Signals) => {
    if (ending && Date.now() - ending < echoMilliseconds) return;
    if (ending) {
      stopChildren('SIGKILL');
      process.exit(1);
    }
    ending = Date.now();
    stopChildren();
    setTimeout(() => process.exit(1), longestEndMs).unref();
    try {
      if (platform) process.stdout.write('Stopping …\n');
      await Promise.all([platform?.close(), Promise.race([childrenEnded(), pause(childTimeoutMs)])]);
      stopChildren('SIGKILL');
    } catch {
      process.exit(1);
    }
    process.exit(platform && !platform.unfinished ? 0 : signal === 'SIGINT' ? 130 : 143);
  };
  // If the terminal or the starting script has closed, a line that cannot be written must not stop the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // SIGHUP: the terminal was closed.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, (signal) => void end(signal));
  return {
    ending: () => ending > 0,
    closeAlso: (started: Closable) => {
      platform = started;
    },
  };
}
