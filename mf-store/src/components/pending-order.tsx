import { formatPaise } from '@vidyapath/client/formats/money';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { useOrderQuery } from '../lib/orders.endpoints';
import { orderPath, payOrderPath } from '../lib/shop-paths';

/** The order that waits to be paid, with its payment unless one is under way or is being checked. */
export function PendingOrder({ id }: { id: string }) {
  const t = useT();
  const { data: order } = useOrderQuery(id, { refetchOnMountOrArgChange: true });
  if (!order) return null;
  return (
    <Box>
      {order.checkout && !order.payment_seen && (
        <Button component={Link} to={payOrderPath(id)} variant="contained">
          {t('line.retry', { amount: formatPaise(order.total_paise) })}
        </Button>
      )}
      <Button component={Link} to={orderPath(id)}>
        {t('order.heading', { number: order.order_number })}
      </Button>
    </Box>
  );
}
