import { long } from './long';

interface Look {
  language: 'en' | 'hi';
  /** For the details of a test. */
  details: { tag?: string };
}

/** The languages in which screens are checked: Hindi has the longer words; `npm run test:long` adds English. */
export const looks: readonly Look[] = [
  { language: 'hi', details: {} },
  { language: 'en', details: long },
];
