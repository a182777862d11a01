import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Container, EmptyState, PageHeading } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { ShopFailed } from '../../components/shop-failed';
import { ShopSkeleton } from '../../components/shop-skeleton';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { useCartQuote } from '../../lib/use-cart-quote';
import { useCoupon } from '../../lib/use-coupon';
import { CartContent } from './components/cart-content';

export function CartPage() {
  const t = useT();
  const { code, setCode } = useCoupon();
  const { entries, priced, quote, error, isFetching, refetch } = useCartQuote(code);

  const content = () => {
    if (entries.length === 0)
      return (
        <EmptyState
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <Button component={RouterLink} to={cataloguePath} variant="contained">
              {t('cart.browse')}
            </Button>
          }
        />
      );
    if (quote)
      return (
        <CartContent priced={priced} quote={quote} coupon={code} error={error} busy={isFetching} onCoupon={setCode} />
      );
    return error ? <ShopFailed problem={error} busy={isFetching} onRetry={refetch} /> : <ShopSkeleton />;
  };

  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}>
      <PageHeading>{t('cart.title')}</PageHeading>
      {content()}
    </Container>
  );
}
