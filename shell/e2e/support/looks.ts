import { long } from './long';

interface Look {
  language: 'en' | 'hi';
  /** For the details of a test. */
  details: { tag?: string };
}

/** The languages that screens are checked in: Hindi has the longer words; `npm run test:long` takes English too. */
export const looks: readonly Look[] = [
  { language: 'hi', details: {} },
  { language: 'en', details: long },
];
