import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { useConfirmOrderMutation } from '../../../lib/orders.endpoints';
import { placedOrderPath } from '../../../lib/shop-paths';
import { openGateway } from './gateway';

/**
 * Pays an order and opens its page, which shows the order's real state after any result of the payment.
 * @throws when the gateway's script can't be fetched; nothing is paid then
 */
export function usePayment() {
  const { session, config, navigate } = usePlatform();
  const language = useLanguage();
  const [confirm] = useConfirmOrderMutation();
  return async ({ order_id: id, order_number: orderNumber, checkout }: Order): Promise<void> => {
    if (checkout) {
      const { user } = session.getSnapshot();
      const paid = await openGateway(checkout, { appName: config.appName, orderNumber, user, language });
      // Without an answer the order's page reads the result.
      if (paid) await confirm({ id, body: paid });
    }
    navigate.to(placedOrderPath(id));
  };
}
