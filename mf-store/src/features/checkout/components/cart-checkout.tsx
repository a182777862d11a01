import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, EmptyState, Paper } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CartLines } from '../../../components/cart-lines';
import { CouponField } from '../../../components/coupon-field';
import { ShopFailed } from '../../../components/shop-failed';
import { ShopSkeleton } from '../../../components/shop-skeleton';
import { TwoColumns } from '../../../components/two-columns';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { useCoupon } from '../../../lib/use-coupon';
import { useCheckout } from '../lib/use-checkout';
import { BillingForm, billingFormId } from './billing-form';
import { PayPanel } from './pay-panel';

export function CartCheckout() {
  const t = useT();
  const { code, setCode } = useCoupon();
  const { form, cart, failure } = useCheckout(code);
  const { entries, priced, quote, error, isFetching, refetch } = cart;
  const { isSubmitting, values } = form.formik;
  if (entries.length === 0) {
    const browse = (
      <Button component={RouterLink} to={cataloguePath} variant="contained">
        {t('cart.browse')}
      </Button>
    );
    return <EmptyState title={t('cart.empty')} text={t('checkout.emptyText')} action={browse} />;
  }
  if (!quote) return error ? <ShopFailed problem={error} busy={isFetching} onRetry={refetch} /> : <ShopSkeleton />;
  const canPay = priced.some(({ line }) => line.problem === null);
  if (!canPay) return <CartLines priced={priced} />;
  return (
    <TwoColumns
      aside={
        <PayPanel
          amounts={quote}
          taxNote={quote.taxed && !values.place_of_supply ? t('totals.taxAfterState') : undefined}
          busy={isSubmitting}
          disabled={isFetching}
          form={billingFormId}
          failure={failure}
        />
      }
    >
      <CartLines priced={priced} />
      <Paper sx={{ p: 4 }}>
        <CouponField
          code={code}
          coupon={quote.coupon}
          failure={error ? problemText(t, asProblem(error)) : undefined}
          onCode={setCode}
        />
      </Paper>
      <BillingForm form={form} taxed={quote.taxed} />
    </TwoColumns>
  );
}
