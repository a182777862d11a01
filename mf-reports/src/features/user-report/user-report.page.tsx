import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Page } from '@vidyapath/remote-kit/page';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useCallback } from 'react';
import { DayReport } from '../../components/day-report';
import { DayReportFilters } from '../../components/day-report-filters';
import { rangeFilters, useDayReport } from '../../lib/use-day-report';
import { useUsersReportQuery } from './api/user-report.endpoints';

const columns = ['registered', 'verified', 'active', 'disabled'] as const;

/** Accounts by the days on which they were made, and how they are now. */
export function UserReportPage() {
  const t = useT();
  const columnName = useCallback((column: (typeof columns)[number]) => t(`userReport.columns.${column}`), [t]);
  const range = useDayReport(useFilters(rangeFilters));
  const answer = useUsersReportQuery(range.query, { refetchOnMountOrArgChange: true });
  const { from, to } = range.days;
  return (
    <Page title={t('userReport.title')} lead={t('userReport.lead')}>
      <DayReportFilters range={range} />
      <DayReport
        messagePrefix="userReport"
        columnName={columnName}
        columns={columns}
        group={range.group}
        answer={answer}
      />
      <DownloadButton
        label={t('userReport.csv')}
        path={`${paths.usersReportCsv}?${new URLSearchParams(range.query).toString()}`}
        file={`users-${from}-${to}.csv`}
      />
    </Page>
  );
}
