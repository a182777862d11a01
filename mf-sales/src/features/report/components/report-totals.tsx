import { useT } from '@vidyapath/client/use-t';
import type { SalesReport } from '@vidyapath/http/commerce-reports';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { shownAmounts } from '../lib/shown-amounts';
import { signedAmount } from '../lib/signed-amount';

/** Sums of the whole range. */
export function ReportTotals({ totals, rows }: SalesReport) {
  const t = useT();
  const facts = [
    ['orders', String(totals.orders)],
    ['items', String(totals.items)],
    ...shownAmounts([totals, ...rows]).map((name) => [name, signedAmount(totals[`${name}_paise`])] as const),
  ] as const;
  return (
    <Paper sx={{ p: 4 }}>
      <Box
        component="dl"
        aria-label={t('report.totals')}
        sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 110px), 1fr))' }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`report.columns.${name}`)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0, fontWeight: name === 'net' ? 700 : 600 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Paper>
  );
}
