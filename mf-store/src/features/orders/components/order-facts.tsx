import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import type { StateCode } from '@vidyapath/http/state-codes';
import { Box, Paper, Typography } from '@vidyapath/ui';
import { Totals } from '../../../components/totals';

/** Amounts, and the buyer's data on the bill. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const { billing } = order;
  const facts = [
    [t('order.placed'), momentText(language, order.created_at)],
    [t('billing.name'), billing.name],
    [t('billing.state'), t(`states.${billing.place_of_supply as StateCode}`)],
    [t('order.gstin'), billing.gstin],
    [t('order.address'), billing.address],
    [t('coupon.label'), order.coupon_code],
    [t('order.payment'), order.payment?.gateway_payment_id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Paper sx={{ p: 4, display: 'grid', gap: 5 }}>
      <Totals amounts={order} refundedPaise={order.refunded_paise} />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Paper>
  );
}
