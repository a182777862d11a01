import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Refund } from '@vidyapath/http/commerce-orders';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { formatPaise } from '@vidyapath/client/formats/money';

/** Refunds with their states. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT();
  const language = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <Paper sx={{ p: 4 }}>
      <Typography component="h2" variant="h5">
        {t('refund.list')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {refunds.map(({ refund_id, amount_paise, status, created_at, processed_at }) => (
          <li key={refund_id}>
            <Typography sx={{ fontWeight: 600 }}>{formatPaise(amount_paise)}</Typography>
            <Typography>
              {t(`refund.status.${status}`, { when: momentText(language, processed_at ?? created_at) })}
            </Typography>
          </li>
        ))}
      </Box>
    </Paper>
  );
}
