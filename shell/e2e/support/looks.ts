const pairs = [['light', 'en'], ['dark', 'hi'], ['light', 'hi'], ['dark', 'en']] as const;

/**
 * The modes and languages that screens are checked in: colours hang on the mode and words on the language, so each of them once
 * finds almost all; `npm run test:long` takes every pair.
 */
export const looks: readonly (typeof pairs)[number][] = process.env.TEST_LENGTH === 'long' ? pairs : pairs.slice(0, 2);
