import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesRow } from '@vidyapath/http/commerce-reports';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const methods = ['upi', 'card', 'netbanking', 'wallet', 'emi'];

const dateText = (language: Language, day: string, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...part }).format(new Date(`${day}T00:00:00Z`));
const wholeDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day or month on an axis. */
export const shortLabel = (language: Language, key: string): string =>
  key.length > 7
    ? dateText(language, key, { day: 'numeric', month: 'short' })
    : dateText(language, `${key}-01`, { month: 'short', year: '2-digit' });

/** What a reader calls a row of the report. */
export function rowLabel(
  t: Translate,
  language: Language,
  group: SalesGroup,
  { key, label = key }: Pick<SalesRow, 'key'> & Partial<Pick<SalesRow, 'label'>>,
): string {
  if (key === 'none') return t(`report.none.${group}`);
  if (group === 'day') return dateText(language, key, wholeDay);
  if (group === 'week') return t('report.weekOf', { day: dateText(language, key, wholeDay) });
  if (group === 'month') return dateText(language, `${key}-01`, { month: 'long', year: 'numeric' });
  if (group === 'state') return `${key} ${t(`states.${key}`)}`;
  if (group === 'method' && methods.includes(key)) return t(`report.methods.${key}`);
  return label;
}
