import { useT } from '@vidyapath/client/screens/use-t';
import { Container, PageHeading } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { CartCheckout } from './components/cart-checkout';
import { OrderCheckout } from './components/order-checkout';

/** Pays the cart, or an existing order that is not paid yet (`?order=`). */
export function CheckoutPage() {
  const t = useT();
  const [query] = useSearchParams();
  const orderId = query.get('order');
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={t('checkout.once')}>{t('checkout.title')}</PageHeading>
      {orderId ? <OrderCheckout id={orderId} /> : <CartCheckout />}
    </Container>
  );
}
