import { HindiWord } from './hindi-word';

/** Each language by its own name, so that people who read no other language find it. */
export const languageNames = { en: 'English', hi: <HindiWord /> } as const;
