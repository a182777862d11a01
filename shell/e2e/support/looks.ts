import { long } from './long';

interface Look {
  mode: 'light' | 'dark';
  language: 'en' | 'hi';
  /** For the details of a test. */
  details: { tag?: string };
}

/**
 * The modes and languages that screens are checked in: colours depend on the mode and words on the language, so each of them once
 * finds almost all; `npm run test:long` takes the other two pairs.
 */
export const looks: readonly Look[] = [
  { mode: 'light', language: 'en', details: {} },
  { mode: 'dark', language: 'hi', details: {} },
  { mode: 'light', language: 'hi', details: long },
  { mode: 'dark', language: 'en', details: long },
];
