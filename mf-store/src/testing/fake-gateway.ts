import type { ConfirmBody } from '@vidyapath/http/commerce-orders';

interface Options {
  handler: (paid: ConfirmBody) => void;
  modal: { ondismiss: () => void };
}

export interface FakeGateway {
  opened: Options[];
  /** The buyer's action in the gateway's window. */
  next: (options: Options) => void;
  answer: ConfirmBody;
  remove: () => void;
}

/** Replaces the gateway's script, which jsdom does not fetch. */
export function installGateway(): FakeGateway {
  const gateway: FakeGateway = {
    opened: [],
    next: ({ modal }) => modal.ondismiss(),
    answer: {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'a'.repeat(64),
    },
    remove: () => void Reflect.deleteProperty(window, 'Razorpay'),
  };
  class Razorpay {
    constructor(private readonly options: Options) {}
    open() {
      gateway.opened.push(this.options);
      gateway.next(this.options);
    }
  }
  Object.assign(window, { Razorpay });
  return gateway;
}
