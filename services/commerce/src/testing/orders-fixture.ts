import { createHmac, randomBytes } from 'node:crypto';
import type { Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import type { Order, OrderBody } from '@vidyapath/http/commerce-orders';
import type { Attention } from '@vidyapath/http/commerce-reports';
import { servicePaths } from '@vidyapath/http/service-paths';
import { paths } from '@vidyapath/http/paths';
import type { Role } from '@vidyapath/http/roles';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { dayInIndia } from '@vidyapath/http/india';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createGatewayClient } from '../lib/gateway/gateway-client';
import { keys, startGateway } from '../lib/gateway/start-gateway.fixture';
import type { Seller } from '../config';
import { registerOrders } from '../modules/orders/orders';
import { settle } from '../modules/orders/paying/settle';
import { reportSales } from '../modules/reports/reports.service';
import { breakable, type Breaks, breakSteps } from './breakable';
import { createDueJobs } from './due-jobs';
import { nextId, storeCourse } from './offers-factories';
import { openOffersDatabase, registerOffers } from './offers-fixture';
import { createTestContext, settingsOf } from './test-context';

export interface Person {
  id: number;
  role?: Role;
}

export const secrets = [keys.webhookSecret, 'the-secret-before'] as const;
export const aBuyer = (): Person => ({ id: nextId() });
export const staff: Person = { id: 1, role: 'Staff' };
const seller: Seller = {
  name: 'Vidyapath Learning Private Limited',
  address: 'Chandrasekharpur, Bhubaneswar 751023, Odisha',
  state: '21',
  gstin: '21AAPFU0939F1Z7',
  ratePercent: 18,
};
const quiet = { webhooks: { copies: 0 } };

/** Orders on real tables, paid at the simulated gateway, without a listening port. Jobs run when a test says so. */
export async function startOrders({ paymentsOff = false, timeoutMs = 8_000 } = {}) {
  // Enough connections for 50 requests at once on a busy machine.
  const [{ db, drop }, gateway] = await Promise.all([openOffersDatabase(16), startGateway()]);
  await gateway.makeHostile(quiet);
  const tokens = createTestTokens();
  const server = await createTestServer('commerce');
  const app: TypedApp = server.withTypeProvider();
  await registerTokenCheck(server, tokens);
  const clock = { now: new Date() };
  const now = () => clock.now;
  const breaks: Breaks = {};
  const client = breakable(createGatewayClient({ baseUrl: gateway.baseUrl, ...keys, timeoutMs }), breaks);

  breakSteps(db, breaks);

  const jobs = await createDueJobs(db, now);
  const ctx = createTestContext(server, db, {
    settings: { ...settingsOf(seller), RAZORPAY_WEBHOOK_SECRET: secrets.join(',') },
    payments: paymentsOff ? null : { provider: 'simulated', client, keyId: keys.keyId, keySecret: keys.keySecret },
    now,
    jobs,
  });
  registerOffers(app, ctx);
  await registerOrders(app, ctx);

  const headersOf = (person: Person | null): Record<string, string> =>
    person ? { authorization: `Bearer ${tokens.signToken({ role: 'User', ...person })}` } : {};
  const get = (url: string, person: Person | null) => server.inject({ url, headers: headersOf(person) });
  const post = (
    url: string,
    payload: object | undefined,
    person: Person | null,
    headers: Record<string, string> = {},
  ) =>
    server.inject({ method: 'POST', url, ...(payload && { payload }), headers: { ...headersOf(person), ...headers } });
  const attention = async () => (await get(paths.attention, staff)).json<Attention[]>();
  const signed = (text: string, secret: string = keys.webhookSecret): string =>
    createHmac('sha256', secret).update(text).digest('hex');

  return {
    app: server,
    db,
    clock,
    breaks,
    client,
    gateway,
    ctx,
    jobs,
    settle: (orderId: string) => settle(ctx, orderId),
    tokens,
    get,
    post,
    signed,
    /** As {@link startGateway} takes it, without events unless they are asked for. */
    hostile: (settings: Parameters<typeof gateway.makeHostile>[0]) => gateway.makeHostile({ ...quiet, ...settings }),
    /** Ends all failures, and runs the jobs that are left. */
    calm: async () => {
      delete breaks.before;
      delete breaks.after;
      await gateway.makeHostile(quiet);
      await jobs.run();
    },
    later: (seconds: number): void => {
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    },
    course: (pricePaise = 49_900) => storeCourse(db, { list_paise: 99_900, price_paise: pricePaise }),
    order: (person: Person, body: Partial<OrderBody>, headers: Record<string, string> = {}) =>
      post(
        paths.orders,
        { billing: { name: 'Ananya Rao', place_of_supply: '21' }, expected_total_paise: 49_900, items: [], ...body },
        person,
        headers,
      ),
    quote: async (person: Person, body: QuoteBody) => (await post(paths.quote, body, person)).json<Quote>(),
    see: async (person: Person, { order_id }: Pick<Order, 'order_id'>) =>
      (await get(paths.order(order_id), person)).json<Order>(),
    confirm: (person: Person, { order_id, checkout }: Order, paymentId: string) =>
      post(
        `${paths.order(order_id)}/confirm`,
        {
          razorpay_payment_id: paymentId,
          razorpay_order_id: checkout?.gateway_order_id,
          razorpay_signature: signed(`${checkout?.gateway_order_id}|${paymentId}`, keys.keySecret),
        },
        person,
      ),
    cancel: (person: Person, { order_id }: Pick<Order, 'order_id'>) =>
      post(`${paths.order(order_id)}/cancel`, undefined, person),
    refund: (person: Person, { order_id }: Pick<Order, 'order_id'>, body: object = {}, headers = {}) =>
      post(`${paths.order(order_id)}/refunds`, { reason: 'not for me', ...body }, person, headers),
    resolve: (body: object, { order_id }: Pick<Order, 'order_id'>) =>
      post(`${paths.adminOrder(order_id)}/resolve`, { reason: 'looked at', ...body }, staff),
    attention,
    /** The kinds of entries about an order that wait for staff. */
    waiting: async ({ order_id }: Pick<Order, 'order_id'>) =>
      (await attention()).filter((entry) => entry.order_id === order_id).map(({ kind }) => kind),
    /** What the gateway has paid back of a payment. */
    paidBack: async (paymentId: string): Promise<number> => {
      const refunds = await client.fetchRefunds(paymentId);
      return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
    },
    refundByHand: (paymentId: string, amountPaise: number) =>
      client.refund(paymentId, { amountPaise, idempotencyKey: `by-hand-${paymentId}-${amountPaise}` }),
    liveGrants: async (userId: number): Promise<number> =>
      (await db('grants').where('user_id', userId).whereNull('revoked_at')).length,
    /** The totals of the sales report of one day in India. */
    soldOn: async (at: Date) => {
      const day = dayInIndia(at);
      return (await reportSales(ctx, { from: day, to: day })).totals;
    },
    /** The bank sends back a refund, also one that was processed. */
    failRefund: (refundId: string) => gateway.endRefund(refundId, 'failed'),
    /** Delivers a signed event of the gateway. */
    deliverEvent: (type: string, payload: object, eventId = randomBytes(7).toString('hex')) => {
      const body = JSON.stringify({ entity: 'event', event: type, payload });
      return server.inject({
        method: 'POST',
        url: servicePaths.gatewayWebhook,
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': signed(body),
        },
      });
    },
    stop: async () => {
      await Promise.all([server.close(), jobs.stop()]);
      await Promise.all([drop(), gateway.stop()]);
    },
  };
}

export type TestOrders = Awaited<ReturnType<typeof startOrders>>;
