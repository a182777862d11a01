import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Person } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { personSortFields } from '@vidyapath/http/sort-fields';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Page } from '@vidyapath/remote-kit/page';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useMemo } from 'react';
import { queryText } from '../../lib/query-text';
import { usePeopleQuery } from './api/people.endpoints';
import { PeopleFilters } from './components/people-filters';
import { peopleFilters, peopleQuery } from './lib/people-query';
import { personColumns } from './lib/person-columns';

const idOf = ({ id }: Person) => id;

/** All accounts; search, filters, order and page are in the URL. */
export function PeoplePage() {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  const controls = useListState();
  const filters = useFilters(peopleFilters);
  const chosen = peopleQuery(filters.values);
  const params = safeListParams(controls.state, personSortFields);
  const answer = usePeopleQuery({ ...params, ...chosen }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => personColumns(t, language), [t, language]);
  const filter = useMemo(() => ({ ...filters, element: <PeopleFilters filters={filters} /> }), [filters]);
  const { q, sort } = params;
  return (
    <Page title={t('people.title')} lead={t(user?.role === 'Admin' ? 'people.lead' : 'people.staffLead')}>
      <div>
        <ListView messagePrefix="people" rowKey={idOf} {...{ answer, controls, columns, filter }} />
      </div>
      <DownloadButton
        label={t('people.csv')}
        path={`${paths.usersCsv}?${queryText({ q, sort, ...chosen })}`}
        file="users.csv"
      />
    </Page>
  );
}
