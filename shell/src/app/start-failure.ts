import { logFailure } from '../lib/log';

/** Lets `index.html`, which needs no script of the shell for it, show that the start failed. */
export function showStartFailure(cause: unknown): void {
  logFailure('The shell could not start', cause);
  window.dispatchEvent(new Event('start-failure'));
}
