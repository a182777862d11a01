import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { SalesRow, SalesSums } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { Stack, Typography } from '@vidyapath/ui';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { FilterDay } from '@vidyapath/remote-kit/filter-fields';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Loading } from '@vidyapath/remote-kit/loading';
import { Section } from '@vidyapath/remote-kit/section';
import { daysOfMonth } from '@vidyapath/client/formats/days';
import { useSalesReportQuery } from '../api/report.endpoints';
import { rowLabel } from '../lib/row-label';
import { signedAmount } from '../lib/signed-amount';

const amounts = ['taxable', 'cgst', 'sgst', 'igst'] as const;
type Line = Pick<SalesRow, 'key' | 'label'> & SalesSums;

const taxOf = ({ cgst_paise, sgst_paise, igst_paise }: SalesSums) => cgst_paise + sgst_paise + igst_paise;

/** Figures for a month's return: taxes by place of supply, invoices less credit notes. */
export function GstSummary({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const t = useT();
  const language = useLanguage();
  const query = { ...daysOfMonth(month), group_by: 'state' as const };
  const { data, error, isFetching, refetch } = useSalesReportQuery(query, { refetchOnMountOrArgChange: true });
  const columns = useMemo<DataTableColumn<Line>[]>(
    () => [
      {
        field: 'label',
        header: t('gst.place'),
        minWidth: 140,
        render: (row) => (row.key === '' ? t('gst.total') : rowLabel(t, language, 'state', row)),
      },
      ...amounts.map((field) => ({
        field,
        header: t(`report.columns.${field}`),
        align: 'end' as const,
        render: (row: Line) => signedAmount(row[`${field}_paise`]),
      })),
      { field: 'tax', header: t('gst.tax'), align: 'end', render: (row) => signedAmount(taxOf(row)) },
    ],
    [t, language],
  );
  const content = () => {
    if (error) return <LoadFailed message={t('report.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    if (!data) return <Loading />;
    const lines: Line[] = data.rows.length > 0 ? [...data.rows, { key: '', label: '', ...data.totals }] : [];
    if (lines.length > 0 && lines.every((line) => line.taxable_paise === 0 && taxOf(line) === 0))
      return <Typography>{t('gst.noTax')}</Typography>;
    return (
      <DataTable
        label={t('gst.title')}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        busy={isFetching}
        empty={<Typography>{t('gst.empty')}</Typography>}
      />
    );
  };
  const file = new URLSearchParams(query).toString();
  return (
    <Section title={t('gst.title')}>
      <Typography>{t('gst.lead')}</Typography>
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FilterDay type="month" label={t('gst.month')} value={month} onChange={onMonth} />
        <DownloadButton label={t('gst.csv')} path={`${paths.salesReportCsv}?${file}`} file={`gst-${month}.csv`} />
      </Stack>
      {content()}
    </Section>
  );
}
