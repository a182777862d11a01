import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { reportDays, useToday } from '@vidyapath/remote-kit/report-days';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { Button, EmptyState } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { queryText } from '../../lib/query-text';
import { errorReportPath } from '../../lib/report-paths';
import { useErrorGroupQuery } from './api/errors.endpoints';
import { ErrorGroupContent } from './components/error-group-content';

const filterNames = ['from', 'to'] as const;

/** All that is known of failures that are alike, on the days of the report that led here. */
export function ErrorGroupPage() {
  const t = useT();
  const { fingerprint = '' } = useParams();
  const { from, to } = reportDays(useFilters(filterNames).values, useToday());
  const query = { fingerprint, from, to };
  const { currentData, error, isFetching, refetch } = useErrorGroupQuery(query, { refetchOnMountOrArgChange: true });
  const toAll = (
    <Button
      component={RouterLink}
      to={`${errorReportPath}?${queryText({ from, to })}`}
      variant="outlined"
      sx={{ minHeight: 44, alignSelf: 'start' }}
    >
      {t('errorGroup.toAll')}
    </Button>
  );
  const content = () => {
    if (error && [400, 404].includes(asProblem(error).status))
      return <EmptyState title={t('errorGroup.missing')} action={toAll} />;
    if (error)
      return <LoadFailed message={t('errorGroup.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    if (!currentData) return <Loading />;
    return (
      <>
        {toAll}
        <ErrorGroupContent group={currentData} days={{ from, to }} />
      </>
    );
  };
  return <Page title={t('errorGroup.title')}>{content()}</Page>;
}
