interface Details {
  tag?: string;
}

/** Details of a test that runs in `npm run test:long` only. */
export const long: Details = { tag: '@long' };

/** Details of a test that `npm test` also runs if the condition is true. */
export const longUnless = (often: boolean): Details => (often ? {} : long);

/** Details of a test that both run, with `casesOf`. */
export const both: Details = { tag: '@both' };

/** Whether `npm run test:long` is running. */
export const isLong = process.env.TEST_LENGTH === 'long';

/** Of similar cases `npm test` runs the first ones, `npm run test:long` all. */
export const casesOf = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  isLong ? cases : cases.slice(0, first);
