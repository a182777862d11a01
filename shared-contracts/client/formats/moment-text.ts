import type { Language } from '@vidyapath/platform-api/i18n';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** `2026-11-22T08:35:00Z` → `22 Nov 2026, 2:05 pm`, by the reader's clock. */
export const momentText = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** The same by the clock of India. */
export const indiaMomentText = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(at));
