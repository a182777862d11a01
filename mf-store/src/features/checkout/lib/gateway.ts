import type { ConfirmBody, Order } from '@vidyapath/http/commerce-orders';
import type { Language } from '@vidyapath/platform-api/i18n';
import type { SessionUser } from '@vidyapath/platform-api/session';
import { loadScript } from './load-script';

type Checkout = NonNullable<Order['checkout']>;

interface GatewayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  config: object;
  retry: { enabled: boolean };
  handler: (paid: ConfirmBody) => void;
  modal: { ondismiss: () => void; confirm_close: boolean };
}

type Gateway = new (options: GatewayOptions) => { open: () => void };

/** A window's property, since the gateway's script is not a module. */
const gatewayOf = (page: Window & { Razorpay?: Gateway }): Gateway | undefined => page.Razorpay;

const scriptOf = ({ provider }: Checkout): string =>
  provider === 'simulated' ? '/gateway-simulator/checkout.js' : 'https://checkout.razorpay.com/v1/checkout.js';

interface Buyer {
  appName: string;
  orderNumber: string;
  user: SessionUser | null;
  language: Language;
}

/**
 * Opens the gateway's own window above the page. Its script is fetched only now.
 * @returns its result after a payment; `undefined` when the buyer closed it
 * @throws when the script can't be fetched
 */
export async function openGateway(checkout: Checkout, buyer: Buyer): Promise<ConfirmBody | undefined> {
  await loadScript(scriptOf(checkout), () => gatewayOf(window) !== undefined);
  const Gateway = gatewayOf(window);
  if (!Gateway) throw new Error('The gateway’s script has no constructor');
  return new Promise((resolve) => {
    new Gateway({
      key: checkout.key_id,
      order_id: checkout.gateway_order_id,
      amount: checkout.amount_paise,
      currency: checkout.currency,
      name: buyer.appName,
      description: buyer.orderNumber,
      prefill: { name: buyer.user?.name ?? '', email: buyer.user?.email ?? '' },
      // In India a UPI id can no longer be typed: a computer shows a code to scan, a phone opens the app.
      config: { display: { language: buyer.language, hide: [{ method: 'upi', flows: ['collect'] }] } },
      retry: { enabled: true },
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined), confirm_close: true },
    }).open();
  });
}
