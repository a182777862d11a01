import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { addCounter } from '@vidyapath/service-kit/telemetry/metrics';
import type { CommerceContext } from '../../context';
import { adminOrdersRoutes } from './admin/admin-orders.routes';
import { attentionRoutes } from './attention/attention.routes';
import { lookForStuck } from './attention/look-for-stuck';
import { resolveRoutes } from './attention/resolve.routes';
import { orderOwnersRoutes } from './order-owners.routes';
import { expireOrder, processGatewayEvent, sendRefund, settleOrder } from './orders.jobs';
import { ordersRoutes } from './orders.routes';
import { lookForUnknown } from './paying/look-for-unknown';
import { processEvent } from './paying/process-event';
import { settle, settleAgain } from './paying/settle';
import { askRefusingGateway } from './paying/watch-gateway';
import { webhooksRoutes } from './paying/webhooks.routes';
import { endExpired } from './placing/expire-order';
import { sendForgottenRefunds } from './refunding/refund-job';
import { refundsRoutes } from './refunding/refunds.routes';
import { makeRefund } from './refunding/make-refund';

export { settle } from './paying/settle';
export { createOrder } from './placing/create-order';
export { makeRefund } from './refunding/make-refund';
export { requestRefund } from './refunding/refunds.service';

const dayMs = 24 * 3_600_000;

export async function registerOrders(app: TypedApp, ctx: CommerceContext): Promise<void> {
  ordersRoutes(app, ctx);
  orderOwnersRoutes(app, ctx);
  refundsRoutes(app, ctx);
  resolveRoutes(app, ctx);
  await app.register(async (scope) => webhooksRoutes(scope, ctx));
  adminOrdersRoutes(app, ctx);
  attentionRoutes(app, ctx);

  ctx.jobs.handle(settleOrder, (payload) => settleAgain(ctx, payload));
  ctx.jobs.handle(expireOrder, async ({ order_id }) => {
    await settle(ctx, order_id);
    await endExpired(ctx, order_id);
  });
  ctx.jobs.handle(sendRefund, ({ refund_id }) => makeRefund(ctx, refund_id));
  ctx.jobs.handle(processGatewayEvent, ({ event_id }) => processEvent(ctx, event_id));

  const countUnknown = addCounter(app, {
    name: 'gateway_unknown_money_total',
    help: 'Payments and refunds at the gateway that belong to no order.',
    labels: ['kind'],
  });
  for (const kind of ['payment', 'refund'] as const) countUnknown({ kind }, 0);
  startHousekeeping(app, [
    { name: 'commerce-unknown-money', everyMs: dayMs, run: () => lookForUnknown(ctx, countUnknown) },
    { name: 'commerce-forgotten-refunds', everyMs: 10 * 60_000, run: () => sendForgottenRefunds(ctx) },
    { name: 'commerce-refusing-gateway', everyMs: 60_000, run: () => askRefusingGateway(ctx) },
    { name: 'commerce-attention', everyMs: 10_000, run: () => lookForStuck(ctx) },
  ]);
}
