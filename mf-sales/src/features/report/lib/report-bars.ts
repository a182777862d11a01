import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { timeBars } from '@vidyapath/remote-kit/time-bars';
import { timeGroups } from '@vidyapath/remote-kit/time-keys';
import type { Bar } from '@vidyapath/remote-kit/chart-types';
import { rowLabel } from './row-label';

/** Net sales: along time one bar for each day, week or month, else one for each row. */
export function reportBars(
  t: Translate,
  language: Language,
  name: SalesGroup,
  { from, to, rows }: SalesReport,
): readonly Bar[] {
  const group = timeGroups.find((known) => known === name);
  if (!group)
    return rows.map((row) => ({ key: row.key, label: rowLabel(t, language, name, row), value: row.net_paise }));
  const values = new Map(rows.map(({ key, net_paise }) => [key, net_paise]));
  return timeBars(t, language, { group, from, to, values });
}
