import { useT } from '@vidyapath/client/screens/use-t';
import { assetStatuses } from '@vidyapath/http/lesson-names';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { Stack } from '@vidyapath/ui';
import type { filterNames } from '../lib/library-screen';

/** Which videos are listed: by state, and whether a lesson uses them. */
export function LibraryFilter({ filters: { values, set } }: { filters: Filters<(typeof filterNames)[number]> }) {
  const t = useT();
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <FilterChoice
        label={t('library.columns.state')}
        value={values.status}
        onChange={(status) => set('status', status)}
      >
        <option value="">{t('library.allStates')}</option>
        {assetStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`library.states.${status}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('library.columns.uses')}
        value={values.unused}
        onChange={(unused) => set('unused', unused)}
      >
        <option value="">{t('library.allUses')}</option>
        <option value="true">{t('library.unused')}</option>
      </FilterChoice>
    </Stack>
  );
}
