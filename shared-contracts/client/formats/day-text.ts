import type { Language } from '@vidyapath/platform-api/i18n';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

const dateText = (language: Language, day: string, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...part }).format(new Date(`${day}T00:00:00Z`));

/** `2026-11-22` → `22 Nov 2026`. */
export const dayText = (language: Language, day: string): string =>
  dateText(language, day, { day: 'numeric', month: 'short', year: 'numeric' });

/** `2026-11` → `November 2026`. */
export const monthText = (language: Language, month: string): string =>
  dateText(language, `${month}-01`, { month: 'long', year: 'numeric' });

/** A day (`2026-11-22` → `22 Nov`) or month (`2026-11` → `Nov 26`) on an axis. */
export const axisText = (language: Language, key: string): string =>
  key.length > 7
    ? dateText(language, key, { day: 'numeric', month: 'short' })
    : dateText(language, `${key}-01`, { month: 'short', year: '2-digit' });
