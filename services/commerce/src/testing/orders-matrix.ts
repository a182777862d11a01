import { randomUUID } from 'node:crypto';
import { editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { billing, createBuyers } from './bought';
import type { TestCommerce } from './test-commerce';

/** Of {@link TestCommerce.tokens}. */
const callerId = 1;
const days = '?from=2026-11-01&to=2026-11-30';

/** Who may call the routes of orders, of their money and of what staff reads. `commerce` is known once the first test begins. */
export function ordersMatrix(commerce: () => TestCommerce) {
  const names: Record<'pending' | 'paid', string> & { items: object[]; total: number } = {
    pending: '',
    paid: '',
    items: [],
    total: 0,
  };

  const prepare = async (): Promise<void> => {
    const buyers = createBuyers(commerce());
    const { order, items, total } = await buyers.ordered(callerId);
    const { order: paid } = await buyers.paid(callerId);
    Object.assign(names, { pending: order.order_id, paid: paid.order_id, items, total });
  };

  const orders = '/api/commerce/orders';
  const admin = '/api/commerce/admin';
  const none = (rest: string) => () => `${orders}/${randomUUID()}/${rest}`;
  const signedIn = [401, 200, 200, 200] as const;
  const notThere = [401, 404, 404, 404] as const;
  const services = [401, 401, 401, 401] as const;

  const rows: MatrixRow[] = [
    {
      // The same as one that is there already.
      route: `POST ${orders}`,
      body: () => ({ items: names.items, billing, language: 'en', expected_total_paise: names.total }),
      statuses: signedIn,
    },
    { route: `GET ${orders}`, statuses: signedIn },
    { route: `GET ${orders}/:id`, url: () => `${orders}/${names.pending}`, statuses: signedIn },
    { route: `POST ${orders}/:id/cancel`, url: none('cancel'), statuses: notThere },
    {
      route: `POST ${orders}/:id/confirm`,
      url: none('confirm'),
      body: () => ({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '0'.repeat(64) }),
      statuses: notThere,
    },
    {
      route: `POST ${orders}/:id/refunds`,
      url: none('refunds'),
      body: () => ({ reason: 'Not what I need' }),
      statuses: notThere,
    },
    {
      route: `GET ${orders}/:id/invoice.pdf`,
      url: () => `${orders}/${names.paid}/invoice.pdf`,
      statuses: signedIn,
    },
    {
      route: `GET ${orders}/:id/credit-notes/:number.pdf`,
      url: none('credit-notes/VPC2627-000001.pdf'),
      statuses: notThere,
    },
    { route: `GET ${admin}/orders`, statuses: editorsOnly(200) },
    { route: `GET ${admin}/orders/:id`, url: () => `${admin}/orders/${names.paid}`, statuses: editorsOnly(200) },
    {
      route: `POST ${admin}/orders/:id/resolve`,
      url: () => `${admin}/orders/${randomUUID()}/resolve`,
      body: () => ({ action: 'grant', reason: 'Looked at' }),
      statuses: editorsOnly(404),
    },
    { route: `GET ${admin}/attention`, statuses: editorsOnly(200) },
    {
      route: `POST ${admin}/attention/:kind/:id`,
      url: () => `${admin}/attention/job-failed/1`,
      body: () => ({ action: 'again', reason: 'Looked at' }),
      statuses: editorsOnly(404),
    },
    {
      route: 'GET /api/commerce/reports/sales',
      url: () => `/api/commerce/reports/sales${days}`,
      statuses: editorsOnly(200),
    },
    {
      route: 'GET /api/commerce/reports/sales.csv',
      url: () => `/api/commerce/reports/sales.csv${days}`,
      statuses: editorsOnly(200),
    },
    {
      route: 'GET /api/commerce/reports/orders.csv',
      url: () => `/api/commerce/reports/orders.csv${days}`,
      statuses: editorsOnly(200),
    },
    // A caller that signs with the gateway's secret, and no other.
    { route: 'POST /api/commerce/webhooks/razorpay', body: () => ({ event: 'x' }), statuses: [400, 400, 400, 400] },
    { route: 'GET /internal/orders/:id', url: () => `/internal/orders/${names.paid}`, statuses: services },
    { route: 'POST /internal/commerce/events', body: () => ({}), statuses: services },
    { route: 'GET /internal/commerce/log', statuses: services },
    { route: 'GET /api/commerce/audit', statuses: [401, 403, 403, 200] },
  ];
  return { prepare, rows };
}
