import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesRow } from '@vidyapath/http/commerce-reports';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { timeLabel } from '@vidyapath/remote-kit/time-bars';

const methods = ['upi', 'card', 'netbanking', 'wallet', 'emi'];

/** The label of a row of the report. */
export function rowLabel(
  t: Translate,
  language: Language,
  group: SalesGroup,
  { key, label = key }: Pick<SalesRow, 'key'> & Partial<Pick<SalesRow, 'label'>>,
): string {
  if (key === 'none') return t(`report.none.${group}`);
  if (group === 'day' || group === 'week' || group === 'month') return timeLabel(t, language, group, key);
  if (group === 'state') return `${key} ${t(`states.${key}`)}`;
  if (group === 'method' && methods.includes(key)) return t(`report.methods.${key}`);
  return label;
}
