import { useT } from '@vidyapath/client/use-t';
import { Container, PageHeading } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { CartCheckout } from './components/cart-checkout';
import { OrderCheckout } from './components/order-checkout';

/** Pays what is in the cart, or an order that is there and not paid yet (`?order=`). */
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
