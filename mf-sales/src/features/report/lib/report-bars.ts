import { axisText } from '@vidyapath/client/day-text';
import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import type { Bar } from '@vidyapath/ui/chart';
import { rowLabel } from './row-label';
import { timeGroups, timeKeys } from './time-keys';

/** Net sales: along time one bar for each day, week or month, else one for each row. */
export function reportBars(
  t: Translate,
  language: Language,
  group: SalesGroup,
  { from, to, rows }: SalesReport,
): readonly Bar[] {
  const time = timeGroups.find((known) => known === group);
  if (!time)
    return rows.map((row) => ({ key: row.key, label: rowLabel(t, language, group, row), value: row.net_paise }));
  const found = new Map(rows.map(({ key, net_paise }) => [key, net_paise]));
  return timeKeys(time, from, to).map((key) => ({
    key,
    label: rowLabel(t, language, group, { key }),
    shortLabel: axisText(language, key),
    value: found.get(key) ?? 0,
  }));
}
