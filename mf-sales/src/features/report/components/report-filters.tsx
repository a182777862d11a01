import { useT } from '@vidyapath/client/use-t';
import { salesGroups } from '@vidyapath/http/commerce-names';
import { Stack } from '@vidyapath/ui';
import { FilterChoice, FilterDay } from '@vidyapath/remote-kit/filter-fields';
import type { useReportRange } from '../lib/use-report-range';

/** Range and grouping. */
export function ReportFilters({ range: { query, group, set } }: { range: ReturnType<typeof useReportRange> }) {
  const t = useT();
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <FilterDay label={t('range.from')} value={query.from} onChange={(value) => set('from', value)} />
      <FilterDay label={t('range.to')} value={query.to} onChange={(value) => set('to', value)} />
      <FilterChoice label={t('report.groupBy')} value={group} onChange={(value) => set('group', value)}>
        {salesGroups.map((name) => (
          <option key={name} value={name}>
            {t(`report.groups.${name}`)}
          </option>
        ))}
      </FilterChoice>
    </Stack>
  );
}
