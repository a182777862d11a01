import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Page } from '@vidyapath/remote-kit/page';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useCallback } from 'react';
import { DayReport } from '../../components/day-report';
import { DayReportFilters } from '../../components/day-report-filters';
import { rangeFilters, useDayReport } from '../../lib/use-day-report';
import { useLoginsReportQuery } from './api/login-report.endpoints';
import { SingleLogins } from './components/single-logins';

const columns = ['succeeded', 'failed', 'locked', 'people'] as const;

/** Tries to sign in by the day; for an Admin each of them. */
export function LoginReportPage() {
  const t = useT();
  const columnName = useCallback((column: (typeof columns)[number]) => t(`loginReport.columns.${column}`), [t]);
  const { user } = useSession();
  const range = useDayReport(useFilters(rangeFilters));
  const answer = useLoginsReportQuery(range.query, { refetchOnMountOrArgChange: true });
  const { from, to } = range.days;
  return (
    <Page title={t('loginReport.title')} lead={t('loginReport.lead')}>
      <DayReportFilters range={range} />
      <DayReport
        messagePrefix="loginReport"
        columnName={columnName}
        columns={columns}
        group={range.group}
        answer={answer}
      />
      <DownloadButton
        label={t('loginReport.csv')}
        path={`${paths.loginsReportCsv}?${new URLSearchParams(range.query).toString()}`}
        file={`logins-${from}-${to}.csv`}
      />
      {user?.role === 'Admin' && <SingleLogins days={range.days} />}
    </Page>
  );
}
