import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesRow } from '@vidyapath/http/commerce-reports';
import { stateCodes } from '@vidyapath/http/state-codes';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { timeLabel } from '@vidyapath/remote-kit/time-bars';

const methods: readonly MessageName<'report.methods'>[] = ['upi', 'card', 'netbanking', 'wallet', 'emi'];

/** The label of a row of the report. */
export function rowLabel(
  t: Translate,
  language: Language,
  group: SalesGroup,
  { key, label = key }: Pick<SalesRow, 'key'> & Partial<Pick<SalesRow, 'label'>>,
): string {
  if (key === 'none') return t(`report.none.${group}`);
  if (group === 'day' || group === 'week' || group === 'month') return timeLabel(t, language, group, key);
  const state = group === 'state' ? stateCodes.find((code) => code === key) : undefined;
  if (state) return `${key} ${t(`states.${state}`)}`;
  const method = group === 'method' ? methods.find((name) => name === key) : undefined;
  return method ? t(`report.methods.${method}`) : label;
}
