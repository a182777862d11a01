import type { Language } from '@vidyapath/platform-api/i18n';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const minute = { name: 'minute', ms: 60_000 } as const;
const units = [{ name: 'day', ms: 86_400_000 }, { name: 'hour', ms: 3_600_000 }, minute] as const;

/** How far a moment is from `now`, in whole units: `in 5 hours`, `2 days ago`. */
export function relativeText(language: Language, at: string, now: number): string {
  const away = new Date(at).getTime() - now;
  const unit = units.find(({ ms }) => Math.abs(away) >= ms) ?? minute;
  return new Intl.RelativeTimeFormat(locales[language]).format(Math.trunc(away / unit.ms), unit.name);
}
