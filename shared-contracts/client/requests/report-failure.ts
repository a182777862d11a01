/**
 * Raises an `error` event for a failure that the screen handles itself, so that the shell reports it to the slice's team.
 * The browser's own `reportError` would also log it as uncaught.
 */
export function reportFailure(cause: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error: cause, message: String(cause) }));
}
