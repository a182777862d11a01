import { useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Button, Paper, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { orderHelpPath } from '../../../lib/shop-paths';
import { hoursAndMinutes, refundableItems, refundTimeLeft } from '../lib/refund-window';
import { RefundForm } from './refund-form';

/** Two clicks within the refund window; after it, and while the order is under review, the help desk decides. */
export function RefundPanel({ order, now }: { order: Order; now: number }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const items = refundableItems(order);
  const left = refundTimeLeft(order, now);
  if (items.length === 0) return null;
  if (left === 0 || order.review)
    return (
      <Paper sx={{ p: 4 }}>
        <Typography component="h2" variant="h5">
          {t('refund.title')}
        </Typography>
        <Typography sx={{ mt: 2 }}>{t(order.review ? 'refund.review' : 'refund.over')}</Typography>
        <Button component={RouterLink} to={orderHelpPath(order.order_id)} sx={{ minHeight: 44, mt: 2, ml: -3 }}>
          {t('refund.desk')}
        </Button>
      </Paper>
    );
  return (
    <Paper sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Typography component="h2" variant="h5">
        {t('refund.title')}
      </Typography>
      <Typography>{t('refund.left', hoursAndMinutes(left))}</Typography>
      {open ? (
        <RefundForm order={order} items={items} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
          {t('refund.open')}
        </Button>
      )}
    </Paper>
  );
}
