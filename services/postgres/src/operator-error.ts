/** A failure of the start that the operator can fix, as lines. Other packages recognise it by its name. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}
