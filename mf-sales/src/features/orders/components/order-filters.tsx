import { useT } from '@vidyapath/client/screens/use-t';
import { orderStatuses } from '@vidyapath/http/commerce-names';
import { Stack } from '@vidyapath/ui';
import { FilterChoice, FilterDay } from '@vidyapath/remote-kit/filter-fields';
import type { Filters } from '@vidyapath/remote-kit/use-filters';

export const orderFilters = ['status', 'from', 'to'] as const;

export function OrderFilters({ filters }: { filters: Filters<(typeof orderFilters)[number]> }) {
  const t = useT();
  const { values, set } = filters;
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <FilterChoice label={t('orders.status')} value={values.status} onChange={(value) => set('status', value)}>
        <option value="">{t('orders.anyStatus')}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterDay label={t('range.from')} value={values.from} onChange={(value) => set('from', value)} />
      <FilterDay label={t('range.to')} value={values.to} onChange={(value) => set('to', value)} />
    </Stack>
  );
}
