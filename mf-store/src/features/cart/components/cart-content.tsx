import { useSession } from '@vidyapath/client/screens/use-session';
import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Quote } from '@vidyapath/http/commerce-offers';
import { Button, Paper, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CartLines } from '../../../components/cart-lines';
import { CouponField } from '../../../components/coupon-field';
import { Totals } from '../../../components/totals';
import { TwoColumns } from '../../../components/two-columns';
import { checkoutPath } from '../../../lib/shop-paths';
import type { PricedEntry } from '../../../lib/use-cart-quote';

interface CartContentProps {
  priced: readonly PricedEntry[];
  quote: Quote;
  coupon: string;
  /** The error of the last request for a quote. */
  error: unknown;
  busy: boolean;
  onCoupon: (code: string) => void;
}

export function CartContent({ priced, quote, coupon, error, busy, onCoupon }: CartContentProps) {
  const t = useT();
  const signedIn = useSession().status === 'signed-in';
  const canBuy = priced.some(({ line }) => line.problem === null);
  return (
    <TwoColumns
      aside={
        <Paper sx={{ p: 4, display: 'grid', gap: 4 }} aria-busy={busy}>
          <CouponField
            code={coupon}
            coupon={quote.coupon}
            failure={error ? problemText(t, asProblem(error)) : undefined}
            onCode={onCoupon}
          />
          {canBuy && (
            <>
              <Totals amounts={quote} taxNote={quote.taxed ? t('totals.taxIncluded') : undefined} />
              <Button component={RouterLink} to={checkoutPath(coupon)} variant="contained" size="large" fullWidth>
                {t('cart.checkout')}
              </Button>
            </>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(signedIn ? 'checkout.once' : 'cart.loginOnTheWay')}
          </Typography>
        </Paper>
      }
    >
      <CartLines priced={priced} />
    </TwoColumns>
  );
}
