import { useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { orderPath } from '../../../lib/shop-paths';

/** Why the platform paid the order back by itself, with the order that gave its items before. */
export function RefundReason({ order: { refund_reason, refund_order } }: { order: Order }) {
  const t = useT();
  if (refund_reason === null) return null;
  return (
    <Typography sx={{ mt: 2 }}>
      {t(`order.refundReason.${refund_reason}`)}{' '}
      {refund_order && (
        <Link component={RouterLink} to={orderPath(refund_order.order_id)} underline="always">
          {t('order.heading', { number: refund_order.order_number })}
        </Link>
      )}
    </Typography>
  );
}
