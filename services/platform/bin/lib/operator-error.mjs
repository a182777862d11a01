/** What ends a command and is the operator's to mend: shown as plain lines, never with a stack. */
export class OperatorError extends Error {
  /** @override */
  name = 'OperatorError';

  /** @param {string[]} lines */
  constructor(...lines) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * The lines of an operator's error, also of one that was made in another bundle; else what a developer needs.
 * @param {unknown} error
 * @returns {string[]}
 */
export function linesOfError(error) {
  if (error instanceof Error && error.name === 'OperatorError' && 'lines' in error) return /** @type {string[]} */ (error.lines);
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
