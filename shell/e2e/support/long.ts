interface Details {
  tag?: string;
}

/** Details of a test that runs in `npm run test:long` only. */
export const long: Details = { tag: '@long' };

/** Details of a test that `npm test` also runs if the condition is true. */
export const longUnless = (often: boolean): Details => (often ? {} : long);

/** Whether `npm run test:long` is running. */
export const isLong = process.env.TEST_LENGTH === 'long';
