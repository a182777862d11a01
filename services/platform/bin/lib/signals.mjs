import { stopChildren } from './child.mjs';

const patience = 15_000;

/** @typedef {{ close: () => Promise<unknown> }} Closable */

/**
 * Takes SIGINT and SIGTERM from the first moment: a first signal ends children and whatever was handed over to be
 * closed, a second one ends at once.
 * @param {NodeJS.Process} [process_]
 */
export function endOnSignals(process_ = process) {
  /** @type {Closable | undefined} */
  let platform;
  let ending = false;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (ending) {
      stopChildren('SIGKILL');
      process_.exit(1);
    }
    ending = true;
    stopChildren();
    setTimeout(() => process_.exit(1), patience).unref();
    try {
      if (platform) process_.stdout.write('Stopping …\n');
      await platform?.close();
    } catch {
      process_.exit(1);
    }
    process_.exit(platform ? 0 : signal === 'SIGINT' ? 130 : 143);
  };
  process_.on('SIGINT', end);
  process_.on('SIGTERM', end);
  return {
    ending: () => ending,
    /** @param {Closable} started */
    closeAlso: (started) => {
      platform = started;
    },
  };
}
