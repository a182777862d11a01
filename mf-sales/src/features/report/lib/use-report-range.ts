import { monthIn } from '@vidyapath/client/formats/days';
import { type SalesGroup, salesGroups } from '@vidyapath/http/commerce-names';
import type { SalesReportQuery } from '@vidyapath/http/commerce-reports';
import { reportDays, useToday } from '@vidyapath/remote-kit/report-days';
import { useFilters } from '@vidyapath/remote-kit/use-filters';

const names = ['from', 'to', 'group', 'month'] as const;

/** Range and grouping of the report, from the URL: by default the last 30 days by day. */
export function useReportRange() {
  const { values, set, put } = useFilters(names);
  const today = useToday();
  const days = reportDays(values, today);
  const group: SalesGroup = salesGroups.find((known) => known === values.group) ?? 'day';
  const query: SalesReportQuery = { ...days, group_by: group };
  return { query, days, today, group, month: monthIn(values.month) ?? days.to.slice(0, 7), set, put };
}
