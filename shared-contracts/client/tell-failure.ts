/**
 * Tells of a failure that was caught, since there is a way on, as of one that was not: the shell reports what a slice's code throws to its team.
 * The browser's own `reportError` would call it uncaught in the console, too.
 */
export function tellFailure(cause: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error: cause, message: String(cause) }));
}
