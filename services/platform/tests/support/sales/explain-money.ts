import type { Order } from '@vidyapath/http/commerce-orders';
import { call } from '../api';
import { type Buyer, gatewayKey, readAll, type Shop } from './shop';

interface GatewayOrder {
  id: string;
  receipt: string;
}
interface GatewayPayment {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  captured: boolean;
}

export interface Explained {
  /** The mismatches, as sentences. */
  faults: string[];
  orders: number;
  paid: number;
  /** In paise, as the gateway has them. */
  cameIn: number;
  wentBack: number;
}

const gateway = <Row>(url: string, list: string) =>
  readAll<Row>((skip) => `${url}/gateway-simulator/v1/${list}?count=100&skip=${skip}`, gatewayKey);

/** Compares the gateway's records with the orders, documents and access of the shop, by HTTP only. */
export async function explainMoney({ url, courses }: Shop, buyers: readonly Buyer[]): Promise<Explained> {
  const payments = (await gateway<GatewayPayment>(url(), 'payments')).filter(({ captured }) => captured);
  const receipts = new Map((await gateway<GatewayOrder>(url(), 'orders')).map(({ id, receipt }) => [id, receipt]));
  const faults: string[] = [];
  const all: Order[] = [];
  for (const { headers } of buyers) {
    const own = await readAll<Order>((at) => `${url()}/api/commerce/orders?limit=100&offset=${at}`, headers);
    all.push(...own);
    const { body } = await call(`${url()}/api/commerce/access?course_ids=${courses.join(',')}`, { headers });
    for (const { course_id, access } of body as { course_id: number; access: boolean }[]) {
      const bought = own.some((order) => gives(order, course_id));
      if (bought !== access) faults.push(`course ${course_id}: bought ${bought}, access ${access}`);
    }
  }
  for (const order of all) {
    const receipt = order.order_id.replaceAll('-', '');
    const its = payments.filter(({ order_id }) => receipts.get(order_id) === receipt);
    const left = its.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
    const kept = order.paid_at === null ? 0 : order.total_paise - order.refunded_paise;
    if (left !== kept && !order.review)
      faults.push(`${order.order_number} (${order.status}) keeps ${kept}, the gateway has ${left} of it`);
    if (order.refunds.some(({ status }) => status === 'pending'))
      faults.push(`${order.order_number} has a refund that is still pending`);
  }
  const known = new Set(all.map(({ order_id }) => order_id.replaceAll('-', '')));
  for (const { id, order_id } of payments)
    if (!known.has(receipts.get(order_id) ?? '')) faults.push(`payment ${id} belongs to no order`);
  faults.push(...numberFaults(all.flatMap(({ invoice_number }) => invoice_number ?? [])));
  return {
    faults,
    orders: all.length,
    paid: all.filter(({ paid_at }) => paid_at !== null).length,
    cameIn: payments.reduce((sum, { amount }) => sum + amount, 0),
    wentBack: payments.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
  };
}

const gives = ({ status, items, refunds }: Order, courseId: number): boolean =>
  (status === 'paid' || status === 'partially_refunded') &&
  items.some(
    ({ course_id, item_id }) =>
      course_id === courseId &&
      !refunds.some((refund) => refund.status !== 'failed' && refund.item_ids.includes(item_id)),
  );

/** The series of invoices, without gap or double. */
function numberFaults(numbers: readonly string[]): string[] {
  const counted = numbers.map((number) => Number(number.split('-')[1])).toSorted((a, b) => a - b);
  const wrong = counted.filter((number, index) => number !== index + 1);
  return wrong.length > 0 ? [`the series of documents breaks at ${wrong[0]} of ${counted.length}`] : [];
}
