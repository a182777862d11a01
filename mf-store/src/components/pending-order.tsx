import { formatPaise } from '@vidyapath/client/money';
import { useT } from '@vidyapath/client/use-t';
import { Box, Button, Link } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useOrderQuery } from '../lib/orders.endpoints';
import { orderPath, payOrderPath } from '../lib/shop-paths';

/** The order that waits to be paid. */
export function PendingOrderLink({ id }: { id: string }) {
  const t = useT();
  const { data: order } = useOrderQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Link
      component={RouterLink}
      to={orderPath(id)}
      underline="always"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {order ? t('order.heading', { number: order.order_number }) : t('line.toOrder')}
    </Link>
  );
}

/** The same with its payment, unless one is under way or is being checked. */
export function PendingOrder({ id }: { id: string }) {
  const t = useT();
  const { data: order } = useOrderQuery(id, { refetchOnMountOrArgChange: true });
  const canPay = order?.checkout && !order.payment_seen;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      {canPay && (
        <Button component={RouterLink} to={payOrderPath(id)} variant="contained" sx={{ minHeight: 44 }}>
          {t('line.retry', { amount: formatPaise(order.total_paise) })}
        </Button>
      )}
      <PendingOrderLink id={id} />
    </Box>
  );
}
