import type { ListControls } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Login } from '@vidyapath/http/auth-logins';
import { loginSortFields } from '@vidyapath/http/sort-fields';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { useMemo } from 'react';
import { loginColumns } from '../lib/login-columns';
import { outcomeIn, outcomes } from '../lib/login-outcomes';
import { useLoginsQuery } from '../lib/logins.endpoints';

interface LoginListProps {
  controls: ListControls;
  filters: Filters<'outcome'>;
  /** All days that are kept, when left out. */
  days?: ReportDays;
  /** Of one person. */
  userId?: number;
}

const idOf = ({ login_id }: Login) => login_id;

/** Tries to sign in, for an Admin. */
export function LoginList({ controls, filters, days, userId }: LoginListProps) {
  const t = useT();
  const language = useLanguage();
  const { outcome } = filters.values;
  const params = safeListParams(controls.state, loginSortFields);
  const answer = useLoginsQuery(
    { ...params, ...days, outcome: outcomeIn(outcome), user_id: userId },
    { refetchOnMountOrArgChange: true },
  );
  const ofOne = userId !== undefined;
  const columns = useMemo(() => loginColumns(t, language, ofOne), [t, language, ofOne]);
  const filter = useMemo(() => {
    const element = (
      <FilterChoice
        label={t('logins.columns.outcome')}
        value={outcomeIn(outcome) ?? ''}
        onChange={(value) => filters.set('outcome', value)}
      >
        <option value="">{t('logins.anyOutcome')}</option>
        {outcomes.map((name) => (
          <option key={name} value={name}>
            {t(`logins.outcomes.${name}`)}
          </option>
        ))}
      </FilterChoice>
    );
    return { ...filters, element };
  }, [t, filters, outcome]);
  return (
    <div>
      <ListView messagePrefix="logins" rowKey={idOf} {...{ answer, controls, columns, filter }} />
    </div>
  );
}
