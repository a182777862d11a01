interface Details {
  tag?: string;
}

/** Details of a test that runs in `npm run test:long` only. */
export const long: Details = { tag: '@long' };

/** Of one that `npm test` runs where this holds. */
export const longUnless = (often: boolean): Details => (often ? {} : long);

/** Of one that both run, with `casesOf`. */
export const both: Details = { tag: '@both' };

/** Whether it is `npm run test:long` that runs. */
export const isLong = process.env.TEST_LENGTH === 'long';

/** Of cases that are alike `npm test` takes the first ones, `npm run test:long` all. */
export const casesOf = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  isLong ? cases : cases.slice(0, first);
