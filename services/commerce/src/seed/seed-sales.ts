import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import { platformActor } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { neverCalled } from '@vidyapath/service-kit/http/described-service';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { CommerceSettings } from '../config';
import { createContext } from '../context';
import type { GatewayAccount } from '../lib/gateway/gateway-account';
import { createOrder, makeRefund, requestRefund, settle } from '../modules/orders/orders';
import { findCartCourses, priceCart } from '../modules/quotes/quotes';
import type { DemoSale } from './demo-sales';

export interface SeedSalesOptions {
  db: Database;
  settings: CommerceSettings;
  payments: GatewayAccount;
  /** The buyer's part at the gateway. */
  pay: (gatewayOrderId: string, method: DemoSale['method']) => Promise<void>;
  /** Called with the time of each sale or refund before it is made. */
  setClock: (at: Date) => void;
  now: () => Date;
  /** Ends it between two sales. */
  signal?: AbortSignal | undefined;
}

const write = { by: platformActor };
const noJobs: Jobs = { add: async () => '', handle: () => undefined };

/** Sells and refunds as the service does, one after the other and each at its time, without the mails and jobs of it. */
export async function seedSales(
  app: ServiceServer,
  sales: readonly DemoSale[],
  options: SeedSalesOptions,
): Promise<void> {
  const { db, settings, payments, pay, setClock, now, signal } = options;
  const ctx = createContext(app, {
    db,
    settings,
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: '.data' },
    payments,
    catalogue: neverCalled(),
    auth: neverCalled(),
    now,
    jobs: noJobs,
  });

  const buy = async ({ buyer, item, couponCode, method }: DemoSale): Promise<Order> => {
    const items = [item];
    const cart = { items, couponCode, courses: await findCartCourses(ctx, items), userId: buyer.id, now: now() };
    const { quote } = await priceCart(ctx.seller, db, cart);
    const body: OrderBody = {
      items,
      ...(couponCode && { coupon_code: couponCode }),
      billing: { name: buyer.name, place_of_supply: buyer.state },
      language: buyer.language,
      expected_total_paise: quote.total_paise,
    };
    const { order } = await createOrder(ctx, buyer.id, body, write);
    if (order.checkout) {
      await pay(order.checkout.gateway_order_id, method);
      await settle(ctx, order.order_id);
    }
    return order;
  };

  const ordered = new Map<DemoSale, Order>();
  const refund = async (sale: DemoSale): Promise<void> => {
    const order = ordered.get(sale);
    if (!order || order.total_paise < 100) return;
    const { refund_id } = await requestRefund(
      ctx,
      { id: sale.buyer.id, role: 'User' },
      order.order_id,
      { reason: 'Not what I was looking for' },
      write,
    );
    await makeRefund(ctx, refund_id);
  };
  const purchases = sales.map((sale) => ({ at: sale.at, run: async () => void ordered.set(sale, await buy(sale)) }));
  const returned = sales.flatMap((sale) =>
    sale.refundAfterHours === undefined
      ? []
      : [{ at: new Date(sale.at.getTime() + sale.refundAfterHours * 3_600_000), run: () => refund(sale) }],
  );
  for (const { at, run } of [...purchases, ...returned].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    signal?.throwIfAborted();
    setClock(at);
    await run();
  }
}
