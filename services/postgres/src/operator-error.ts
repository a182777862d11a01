/** What makes the start impossible and is the operator's to mend, as lines. Others know it by its name. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}
