import { useT } from '@vidyapath/client/screens/use-t';
import { roles } from '@vidyapath/http/roles';
import { FilterChoice, FilterDay } from '@vidyapath/remote-kit/filter-fields';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { Stack } from '@vidyapath/ui';
import { type PeopleFilter, statuses } from '../lib/people-query';

export function PeopleFilters({ filters: { values, set } }: { filters: Filters<PeopleFilter> }) {
  const t = useT();
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <FilterChoice label={t('people.columns.role')} value={values.role} onChange={(value) => set('role', value)}>
        <option value="">{t('people.anyRole')}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`people.roles.${role}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('people.columns.disabled')}
        value={values.status}
        onChange={(value) => set('status', value)}
      >
        <option value="">{t('people.anyStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`people.statuses.${status}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterDay label={t('people.from')} value={values.from} onChange={(value) => set('from', value)} />
      <FilterDay label={t('people.to')} value={values.to} onChange={(value) => set('to', value)} />
    </Stack>
  );
}
