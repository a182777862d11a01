import type { AssetProblem } from '@vidyapath/http/lesson-names';

/** Another attempt ends the same. */
export class EncodingProblem extends Error {
  override readonly name = 'EncodingProblem';
  constructor(
    readonly problem: AssetProblem,
    detail: string,
  ) {
    super(detail);
  }
}
