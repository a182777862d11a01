import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import { loginSortFields } from '@vidyapath/http/sort-fields';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import { Section } from '@vidyapath/remote-kit/section';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { LoginList } from '../../../components/login-list';
import { outcomeIn } from '../../../lib/login-outcomes';
import { queryText } from '../../../lib/query-text';

const filterNames = ['outcome'] as const;

/** Each try to sign in of the report's days; search, outcome, order and page are in the URL. */
export function SingleLogins({ days }: { days: ReportDays }) {
  const t = useT();
  const controls = useListState();
  const filters = useFilters(filterNames);
  const { q, sort } = safeListParams(controls.state, loginSortFields);
  const query = queryText({ ...days, outcome: outcomeIn(filters.values.outcome), q, sort });
  return (
    <Section title={t('logins.title')}>
      <LoginList controls={controls} filters={filters} days={days} />
      <DownloadButton
        label={t('logins.csv')}
        path={`${paths.loginsCsv}?${query}`}
        file={`sign-ins-${days.from}-${days.to}.csv`}
      />
    </Section>
  );
}
