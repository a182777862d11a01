import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { momentText } from '@vidyapath/client/formats/moment-text';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Box, CheckIcon, ClockIcon, Paper, Typography, WarningIcon } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import type { OrderState } from '../lib/order-state';
import { RefundReason } from './refund-reason';

const looks = {
  toPay: { Icon: ClockIcon, color: 'warning' },
  seen: { Icon: ClockIcon, color: 'warning' },
  review: { Icon: WarningIcon, color: 'warning' },
  expired: { Icon: WarningIcon, color: 'error' },
  cancelled: { Icon: WarningIcon, color: 'error' },
  paid: { Icon: CheckIcon, color: 'success' },
  partially_refunded: { Icon: CheckIcon, color: 'success' },
  refunded: { Icon: CheckIcon, color: 'success' },
} as const;

interface OrderNoticeProps {
  order: Order;
  state: OrderState;
  /** The possible actions. */
  children: ReactNode;
}

/** The state of the order, and the next step. */
export function OrderNotice({ order, state, children }: OrderNoticeProps) {
  const t = useT();
  const language = useLanguage();
  const { Icon, color } = looks[state];
  const gaveNothing = state === 'refunded' && order.refund_reason !== null;
  const until = momentText(language, order.expires_at);
  return (
    <Paper sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Box role="status" sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Icon color={color} aria-hidden />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h5">
            {t(`order.state.${state}.title`)}
          </Typography>
          {!gaveNothing && <Typography sx={{ mt: 2 }}>{t(`order.state.${state}.text`, { until })}</Typography>}
          <RefundReason order={order} />
          {order.review && state !== 'review' && <Typography sx={{ mt: 2 }}>{t('order.state.review.text')}</Typography>}
        </Box>
      </Box>
      {children}
    </Paper>
  );
}
