/** Writes failures that no screen shows to the console; the shell writes there nowhere else. */
export function logFailure(what: string, cause: unknown): void {
  window.console.error(`[shell] ${what}`, cause);
}

/** For developers only; it reports no failure. */
export function logWarning(text: string): void {
  window.console.warn(text);
}
