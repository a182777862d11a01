import { titlesIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Box, Card, Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { formatPaise } from '@vidyapath/client/formats/money';
import { orderPath } from '../../../lib/shop-paths';
import { orderState } from '../lib/order-state';

/** An order in the list; the link covers the card. */
export function OrderCard({ order, now }: { order: Order; now: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 4, display: 'grid', gap: 1, '&:hover': { borderColor: 'primary.main' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Link
          component={RouterLink}
          to={orderPath(order.order_id)}
          color="inherit"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('order.heading', { number: order.order_number })}
        </Link>
        <Typography sx={{ fontWeight: 700 }}>{formatPaise(order.total_paise)}</Typography>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{titlesIn(language, order.items)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`order.state.${orderState(order, now)}.short`)}
        {' · '}
        {momentText(language, order.created_at)}
      </Typography>
    </Card>
  );
}
