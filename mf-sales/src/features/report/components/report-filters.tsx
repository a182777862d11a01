import { useT } from '@vidyapath/client/screens/use-t';
import { salesGroups } from '@vidyapath/http/commerce-names';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { RangeFields } from '@vidyapath/remote-kit/range-fields';
import { Stack } from '@vidyapath/ui';
import type { useReportRange } from '../lib/use-report-range';

/** Range and grouping. */
export function ReportFilters({ range }: { range: ReturnType<typeof useReportRange> }) {
  const t = useT();
  const { days, today, group, set, put } = range;
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <RangeFields days={days} today={today} onChange={put} />
      <FilterChoice label={t('range.groupBy')} value={group} onChange={(value) => set('group', value)}>
        {salesGroups.map((name) => (
          <option key={name} value={name}>
            {t(`report.groups.${name}`)}
          </option>
        ))}
      </FilterChoice>
    </Stack>
  );
}
