import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { SalesGroup } from '@vidyapath/http/commerce-names';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { EmptyState, Stack } from '@vidyapath/ui';
import { ReportChart } from '@vidyapath/remote-kit/report-chart';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Page } from '@vidyapath/remote-kit/page';
import { useSalesReportQuery } from './api/report.endpoints';
import { GstSummary } from './components/gst-summary';
import { ReportFilters } from './components/report-filters';
import { ReportTable } from './components/report-table';
import { ReportTotals } from './components/report-totals';
import { reportBars } from './lib/report-bars';
import { signedAmount } from './lib/signed-amount';
import { useReportRange } from './lib/use-report-range';

function ReportContent({ report, group }: { report: SalesReport; group: SalesGroup }) {
  const t = useT();
  const language = useLanguage();
  const { from, to, rows } = report;
  if (rows.length === 0) return <EmptyState title={t('report.empty')} text={t('report.emptyText')} />;
  const range = new URLSearchParams({ from, to }).toString();
  const bars = reportBars(t, language, group, report);
  return (
    <>
      <ReportTotals {...report} />
      <ReportChart bars={bars} format={signedAmount} label={t('report.chart', { count: bars.length })} />
      <ReportTable rows={rows} group={group} />
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DownloadButton
          label={t('report.csv')}
          path={`${paths.salesReportCsv}?${range}&group_by=${group}`}
          file={`sales-${from}-${to}.csv`}
        />
        <DownloadButton
          label={t('report.ordersCsv')}
          path={`${paths.ordersCsv}?${range}`}
          file={`orders-${from}-${to}.csv`}
        />
      </Stack>
    </>
  );
}

/** Sales of a range, drawn, as a table, as a file, and the taxes of a month. */
export function ReportPage() {
  const t = useT();
  const range = useReportRange();
  // `data` would be the report of the previous grouping.
  const { data, currentData, error, isFetching, refetch } = useSalesReportQuery(range.query, {
    refetchOnMountOrArgChange: true,
  });
  const content = () => {
    if (error) return <LoadFailed message={t('report.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    return currentData ? <ReportContent report={currentData} group={range.group} /> : <Loading />;
  };
  return (
    <Page title={t('report.title')} lead={t('report.lead')}>
      <ReportFilters range={range} />
      {content()}
      {data?.taxed && <GstSummary month={range.month} onMonth={(month) => range.set('month', month)} />}
    </Page>
  );
}
