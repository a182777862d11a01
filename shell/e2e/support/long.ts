interface Details {
  tag?: string;
}

/** Details of a test that runs in `npm run test:long` only. */
export const long: Details = { tag: '@long' };

/** Of one that `npm test` runs where this holds. */
export const longUnless = (often: boolean): Details => (often ? {} : long);

/** Whether it is `npm run test:long` that runs. */
export const isLong = process.env.TEST_LENGTH === 'long';
