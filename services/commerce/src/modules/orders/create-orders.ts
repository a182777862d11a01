import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import { addCounter } from '@vidyapath/service-kit/telemetry/metrics';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createJobQueue, type JobQueue } from '../../jobs/job-queue';
import { orderJobs } from '../../jobs/order-jobs';
import { createLookForStuck } from '../attention/look-for-stuck';
import { createRaiseAttention } from '../attention/raise-attention';
import type { CouponReservations } from '../coupons/coupon-reservations';
import type { AssertCouponTries } from '../coupons/coupon-tries';
import type { CoursesRepository } from '../courses/courses.repository';
import { createEndDisputes } from '../disputes/end-disputes';
import { createRecordDispute } from '../disputes/record-dispute';
import type { IssueDocuments } from '../documents/issue-documents';
import type { ItemGrants } from '../grants/item-grants';
import { createAcceptCapture } from '../payments/accept-capture';
import type { GatewayAccount } from '../payments/gateway';
import { createLookForUnknown } from '../payments/look-for-unknown';
import { createPayOrder } from '../payments/pay-order';
import { createSettle } from '../payments/settle';
import { createAskRefusingGateway, watchGateway } from '../payments/watch-gateway';
import type { CartCourses } from '../quotes/cart-courses';
import type { PriceCart } from '../quotes/priced-cart';
import { createBookRefund } from '../refunds/book-refund';
import { createEndRefund } from '../refunds/end-refund';
import { createFailedRefunds } from '../refunds/failed-refunds';
import { createFollowRefunds } from '../refunds/follow-refunds';
import { createSendForgottenRefunds } from '../refunds/forgotten-refunds';
import { refundsRoutes } from '../refunds/refunds.routes';
import { createRefundsService } from '../refunds/refunds.service';
import { createSendRefund } from '../refunds/send-refund';
import { createTakeOverRefund } from '../refunds/take-over-refund';
import { createProcessEvent } from '../webhooks/process-event';
import { webhooksRoutes } from '../webhooks/webhooks.routes';
import { createWebhooksService } from '../webhooks/webhooks.service';
import { createCreateOrder } from './create-order';
import { createExpireOrder } from './expire-order';
import { createOrderEvents } from './order-events';
import { orderOwnersRoutes } from './order-owners.routes';
import { ordersRoutes } from './orders.routes';
import { createOrdersService } from './orders.service';
import { createPutUnderReview } from './put-under-review';
import { createResolveOrder } from './resolve-order';
import { createResolveReview } from './resolve-review';
import { resolveRoutes } from './resolve.routes';
import { createStoreOrder } from './store-order';

export interface OrdersOptions {
  db: Database;
  /** Null: payments are switched off. */
  payments: GatewayAccount | null;
  /** Of the gateway's events; during a change the new one and the one before. */
  webhookSecrets: readonly string[];
  ttlSeconds: number;
  cartCourses: CartCourses;
  priceCart: PriceCart;
  assertCouponTries: AssertCouponTries;
  reservations: CouponReservations;
  grants: ItemGrants;
  documents: IssueDocuments;
  courses: Pick<CoursesRepository, 'find' | 'barred'>;
  people: Pick<PeopleRepository, 'find'>;
  events: Pick<Events, 'publish'>;
  now: () => Date;
  /** Left out: the service's own. */
  jobs?: JobQueue;
}

const dayMs = 86_400_000;

/** Orders, payments, refunds and the events of the gateway, put together. Register `routes`, start `kinds` and `housekeeping`. */
export function createOrders(app: TypedApp, options: OrdersOptions) {
  const { db } = options;
  const { jobs = createJobQueue(db) } = options;
  const raise = createRaiseAttention(options.events);
  const putUnderReview = createPutUnderReview(raise);
  const payments = options.payments && watchGateway(options.payments, { db, raise, now: options.now });
  const parts = { ...options, payments, raise, putUnderReview, events: createOrderEvents(options.events), jobs };
  const payOrder = createPayOrder(parts);
  const bookRefund = createBookRefund(options.grants, jobs);
  const end = createEndRefund(parts);
  const takeOver = createTakeOverRefund(bookRefund, putUnderReview);
  const followRefunds = createFollowRefunds({ ...parts, takeOver, end });
  const accept = createAcceptCapture({ ...parts, payOrder, bookRefund });
  const settle = createSettle({ ...parts, accept, followRefunds });
  const resolveOrder = createResolveOrder({
    ...parts,
    review: createResolveReview({ ...parts, accept, bookRefund }),
    failedRefunds: createFailedRefunds({ ...parts, bookRefund, end }),
    endDisputes: createEndDisputes(options.documents),
  });
  const count = addCounter(app, {
    name: 'gateway_unknown_money_total',
    help: 'Payments and refunds at the gateway that belong to no order.',
    labels: ['kind'],
  });
  for (const kind of ['payment', 'refund'] as const) count({ kind }, 0);
  const lookForUnknown = createLookForUnknown({ ...parts, settle, log: app.log, count });
  const orders = createOrdersService({ ...parts, settle });
  const createOrder = createCreateOrder({ ...parts, storeOrder: createStoreOrder({ ...parts, payOrder }) });
  const webhooks = createWebhooksService({ ...parts, secrets: options.webhookSecrets });
  const refunds = createRefundsService({ ...parts, bookRefund });
  const sendRefund = createSendRefund({ ...parts, settle, end, followRefunds });
  const sendForgottenRefunds = createSendForgottenRefunds(parts);
  const lookForStuck = createLookForStuck(parts);
  const askRefusingGateway = createAskRefusingGateway(db, payments);
  const housekeeping: HousekeepingJob[] = [
    { name: 'commerce-unknown-money', everyMs: dayMs, run: lookForUnknown },
    { name: 'commerce-forgotten-refunds', everyMs: 10 * 60_000, run: sendForgottenRefunds },
    { name: 'commerce-refusing-gateway', everyMs: 60_000, run: askRefusingGateway },
    { name: 'commerce-attention', everyMs: 10_000, run: lookForStuck },
  ];

  return {
    async routes(): Promise<void> {
      ordersRoutes(app, { orders, createOrder, assertCouponTries: options.assertCouponTries });
      orderOwnersRoutes(app, db);
      refundsRoutes(app, refunds);
      resolveRoutes(app, resolveOrder);
      await app.register(webhooksRoutes, { webhooks });
    },
    kinds: orderJobs({
      db,
      jobs,
      settle,
      expire: createExpireOrder(parts),
      sendRefund,
      processEvent: createProcessEvent({
        ...parts,
        settle,
        recordDispute: createRecordDispute({ ...parts, takeOver, end }),
      }),
    }),
    housekeeping,
    settle,
    lookForUnknown,
    sendForgottenRefunds,
    lookForStuck,
    askRefusingGateway,
    createOrder,
    refunds,
    sendRefund,
  };
}

export type Orders = ReturnType<typeof createOrders>;
