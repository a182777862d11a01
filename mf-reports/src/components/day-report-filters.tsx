import { useT } from '@vidyapath/client/screens/use-t';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { RangeFields } from '@vidyapath/remote-kit/range-fields';
import { timeGroups } from '@vidyapath/remote-kit/time-keys';
import { Stack } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import type { DayReportRange } from '../lib/use-day-report';

interface DayReportFiltersProps {
  range: DayReportRange;
  /** More filters. */
  children?: ReactNode;
}

/** Range and grouping. */
export function DayReportFilters({ range: { days, today, group, put }, children }: DayReportFiltersProps) {
  const t = useT();
  const choose = (name: string) => {
    const chosen = timeGroups.find((known) => known === name);
    if (chosen) put({ group: chosen });
  };
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <RangeFields days={days} today={today} onChange={put} />
      <FilterChoice label={t('range.groupBy')} value={group} onChange={choose}>
        {timeGroups.map((name) => (
          <option key={name} value={name}>
            {t(`range.groups.${name}`)}
          </option>
        ))}
      </FilterChoice>
      {children}
    </Stack>
  );
}
