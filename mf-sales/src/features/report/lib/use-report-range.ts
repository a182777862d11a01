import { type SalesGroup, salesGroups } from '@vidyapath/http/commerce-names';
import type { SalesReportQuery } from '@vidyapath/http/commerce-reports';
import { useState } from 'react';
import { dayIn, dayInIndia, daysBefore, monthIn } from '@vidyapath/client/days';
import { useFilters } from '@vidyapath/remote-kit/use-filters';

const names = ['from', 'to', 'group', 'month'] as const;
export type ReportFilter = (typeof names)[number];

/** What the report is about, in the URL: the last 30 days by day where it says nothing. */
export function useReportRange() {
  const { values, set } = useFilters(names);
  const [today] = useState(() => dayInIndia(new Date()));
  const to = dayIn(values.to) ?? today;
  const group: SalesGroup = salesGroups.find((known) => known === values.group) ?? 'day';
  const query: SalesReportQuery = { from: dayIn(values.from) ?? daysBefore(to, 29), to, group_by: group };
  return { query, group, month: monthIn(values.month) ?? to.slice(0, 7), set };
}
