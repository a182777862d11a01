import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Page } from '@vidyapath/remote-kit/page';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useCallback } from 'react';
import { DayReport } from '../../components/day-report';
import { DayReportFilters } from '../../components/day-report-filters';
import { queryText } from '../../lib/query-text';
import { useDayReport } from '../../lib/use-day-report';
import { useErrorsReportQuery } from './api/errors.endpoints';
import { ErrorChoices } from './components/error-choices';
import { ErrorGroups } from './components/error-groups';
import { errorFilters, errorQuery } from './lib/error-query';

const columns = ['count', 'groups'] as const;

/** Failures of browsers and 5xx of services: by day, and in groups of equal failures. */
export function ErrorReportPage() {
  const t = useT();
  const columnName = useCallback((column: (typeof columns)[number]) => t(`errorDays.columns.${column}`), [t]);
  const filters = useFilters(errorFilters);
  const range = useDayReport(filters);
  const chosen = errorQuery(filters.values);
  const answer = useErrorsReportQuery({ ...range.query, ...chosen }, { refetchOnMountOrArgChange: true });
  const { from, to } = range.days;
  return (
    <Page title={t('errorReport.title')} lead={t('errorReport.lead')}>
      <DayReportFilters range={range}>
        <ErrorChoices filters={filters} found={answer.data} />
      </DayReportFilters>
      <DayReport
        messagePrefix="errorDays"
        columnName={columnName}
        columns={columns}
        group={range.group}
        answer={answer}
      />
      <ErrorGroups filters={filters} days={range.days} chosen={chosen} />
      <DownloadButton
        label={t('errorReport.csv')}
        path={`${paths.errorReportCsv}?${queryText({ from, to, ...chosen })}`}
        file={`errors-${from}-${to}.csv`}
      />
    </Page>
  );
}
