import { setTimeout as pause } from 'node:timers/promises';
import { childrenEnded, stopChildren } from './child.mjs';

const longestEndMs = 15_000;
const childPatience = 4_000;
/** On Ctrl-C the terminal and npm both send a signal; a person's second one comes later. */
const echoMilliseconds = 800;

/** @typedef {{ close: () => Promise<unknown> }} Closable */

/**
 * Takes SIGINT and SIGTERM from the first moment: a first signal ends children and whatever was handed over to be
 * closed, a second one ends at once.
 */
export function endOnSignals() {
  /** @type {Closable | undefined} */
  let platform;
  let ending = 0;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
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
      await Promise.all([platform?.close(), Promise.race([childrenEnded(), pause(childPatience)])]);
      stopChildren('SIGKILL');
    } catch {
      process.exit(1);
    }
    process.exit(platform ? 0 : signal === 'SIGINT' ? 130 : 143);
  };
  // Where nobody reads any more, since the terminal or the script that started this is gone, a line that is lost must not keep the rest from being ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The terminal was closed.
  process.on('SIGHUP', end);
  return {
    ending: () => ending > 0,
    /** @param {Closable} started */
    closeAlso: (started) => {
      platform = started;
    },
  };
}
