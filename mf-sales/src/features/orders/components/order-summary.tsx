import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import type { StateCode } from '@vidyapath/http/state-codes';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';
import { noteText } from '../../../lib/note-text';

/** Buyer, time and status of an order. */
export function OrderSummary({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const { buyer, billing } = order;
  const { refund_reason: reason, refund_order: other } = order;
  const paidBack = reason && [t(`order.refundReason.${reason}`), other?.order_number].filter(Boolean).join(': ');
  const when = (at: string | null) => at && momentText(language, at);
  return (
    <Section title={t('order.summary')}>
      <Facts
        facts={[
          [t('orders.columns.status'), t(`status.${order.status}`)],
          [t('order.review'), noteText(t, order.review_reason ?? '')],
          [t('order.paidBack'), paidBack],
          [t('order.buyer'), buyer.name || billing.name],
          [t('orders.columns.email'), buyer.email || t('orders.erased')],
          [t('orders.columns.created'), when(order.created_at)],
          [t('order.paid'), when(order.paid_at)],
          [t('order.expires'), order.status === 'pending' ? when(order.expires_at) : null],
          [t('order.billedTo'), billing.name],
          [t('order.state'), `${billing.place_of_supply} ${t(`states.${billing.place_of_supply as StateCode}`)}`],
          [t('order.gstin'), billing.gstin],
          [t('order.address'), billing.address],
          [t('order.language'), t(`order.languages.${order.language}`)],
        ]}
      />
    </Section>
  );
}
