import { useT } from '@vidyapath/client/screens/use-t';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import { Totals } from '@vidyapath/remote-kit/totals';
import { shownAmounts } from '../lib/shown-amounts';
import { signedAmount } from '../lib/signed-amount';

/** Sums of the whole range. */
export function ReportTotals({ totals, rows }: SalesReport) {
  const t = useT();
  const counts = (['orders', 'items'] as const).map((name) => ({
    name: t(`report.columns.${name}`),
    value: String(totals[name]),
  }));
  const amounts = shownAmounts([totals, ...rows]).map((name) => ({
    name: t(`report.columns.${name}`),
    value: signedAmount(totals[`${name}_paise`]),
    strong: name === 'net',
  }));
  return <Totals label={t('range.totals')} facts={[...counts, ...amounts]} />;
}
