import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import type { StateCode } from '@vidyapath/http/state-codes';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Paper } from '@vidyapath/ui';
import { Totals } from '../../../components/totals';

/** Amounts, and the buyer's data on the bill. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const { billing } = order;
  return (
    <Paper sx={{ p: 4, display: 'grid', gap: 5 }}>
      <Totals amounts={order} refundedPaise={order.refunded_paise} />
      <Facts
        facts={[
          [t('order.placed'), momentText(language, order.created_at)],
          [t('billing.name'), billing.name],
          [t('billing.state'), t(`states.${billing.place_of_supply as StateCode}`)],
          [t('order.gstin'), billing.gstin],
          [t('order.address'), billing.address],
          [t('coupon.label'), order.coupon_code],
          [t('order.payment'), order.payment?.gateway_payment_id],
        ]}
      />
    </Paper>
  );
}
