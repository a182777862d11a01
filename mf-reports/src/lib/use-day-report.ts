import type { DayReportQuery } from '@vidyapath/http/days';
import { reportDays, useToday } from '@vidyapath/remote-kit/report-days';
import { timeGroups } from '@vidyapath/remote-kit/time-keys';
import type { Filters } from '@vidyapath/remote-kit/use-filters';

/** Filters that every report here has. */
export const rangeFilters = ['from', 'to', 'group'] as const;
export type RangeFilter = (typeof rangeFilters)[number];

/** Range and grouping of a report, in the URL; by default the last 30 days by day. */
export function useDayReport({ values, put }: Pick<Filters<RangeFilter>, 'values' | 'put'>) {
  const today = useToday();
  const days = reportDays(values, today);
  const group = timeGroups.find((known) => known === values.group) ?? 'day';
  const query = { ...days, group_by: group } satisfies DayReportQuery;
  return { today, days, group, query, put };
}
export type DayReportRange = ReturnType<typeof useDayReport>;
