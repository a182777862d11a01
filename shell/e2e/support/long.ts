interface Details {
  tag?: string;
}

/** Details of a test that runs in `npm run test:long` only. */
export const long: Details = { tag: '@long' };

/** Of one that `npm test` runs where this holds. */
export const longUnless = (often: boolean): Details => (often ? {} : long);
