/** An error that ends a command and that the operator can fix: shown as plain lines, never with a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  readonly lines: string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * The lines of an operator's error, also from another bundle. Any other error is one line
 * too; LOG_LEVEL=debug shows its stack.
 */
export function linesOfError(error: unknown): string[] {
  if (!(error instanceof Error)) return [`Unexpected failure: ${String(error)}`];
  if (error.name === 'OperatorError' && 'lines' in error) return error.lines as string[];
  if (process.env.LOG_LEVEL === 'debug' && error.stack) return [error.stack];
  return [`Unexpected failure: ${error.message.split('\n', 1)[0]} (run it with LOG_LEVEL=debug to see where)`];
}
