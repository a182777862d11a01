/** The only place where the shell writes to the browser's console: failures that no screen shows. */
export function logFailure(what: string, cause: unknown): void {
  window.console.error(`[shell] ${what}`, cause);
}

/** For developers only: nothing has failed. */
export function logWarning(text: string): void {
  window.console.warn(text);
}
