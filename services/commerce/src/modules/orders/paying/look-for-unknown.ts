import type { Database } from '@vidyapath/service-kit/database/database';
import type { CommerceContext } from '../../../context';
import type { GatewayPage } from '../../../lib/gateway/gateway-account';
import type { GatewayPayment, GatewayRefund } from '../../../lib/gateway/gateway-objects';
import type { RefundRow } from '../refunding/refunds.repository';
import { reportedStatus } from './payment-status';
import { settle } from './settle';

const daysSeconds = 4 * 86_400;
const pageSize = 100;

/** A payment or refund that is not as it is known here. */
interface Unknown {
  id: string;
  /** Undefined: of no order of ours. */
  orderId: string | undefined;
}

/**
 * Lists the gateway's payments and refunds of four days, and settles the orders of those that are missing here. `count` gets the number of
 * those that belong to no order of ours.
 */
export async function lookForUnknown(
  ctx: CommerceContext,
  count: (values: { kind: 'payment' | 'refund' }, by: number) => void,
): Promise<void> {
  const { db, payments, now, log } = ctx;
  if (!payments) return;
  const to = Math.floor(now().getTime() / 1_000);
  const range = { from: to - daysSeconds, to, count: pageSize };
  const check = async <Listed>(
    kind: 'payment' | 'refund',
    list: (page: GatewayPage) => Promise<Listed[]>,
    unknownOf: (on: Database, listed: Listed[]) => Promise<Unknown[]>,
  ): Promise<void> => {
    for (let skip = 0, full = true; full; skip += pageSize) {
      const listed = await list({ ...range, skip });
      full = listed.length === pageSize;
      const unknown = await unknownOf(db, listed);
      const foreign = unknown.filter(({ orderId }) => orderId === undefined).map(({ id }) => id);
      count({ kind }, foreign.length);
      if (foreign.length > 0) log.error({ kind, ids: foreign }, 'the gateway has money of no order');
      for (const { id, orderId } of unknown)
        if (orderId) await settle(ctx, orderId, kind === 'payment' ? id : undefined);
    }
  };
  await check('payment', payments.client.listPayments, unknownPayments);
  await check('refund', payments.client.listRefunds, unknownRefunds);
}

/** Payments that are captured there and not here. */
async function unknownPayments(on: Database, listed: readonly GatewayPayment[]): Promise<Unknown[]> {
  const captured = listed.filter((payment) => reportedStatus(payment) === 'captured');
  const known = await on('payments')
    .whereIn(
      'gateway_payment_id',
      captured.map(({ id }) => id),
    )
    .where('status', 'captured')
    .select<{ gateway_payment_id: string }[]>('gateway_payment_id');
  const ids = new Set(known.map(({ gateway_payment_id }) => gateway_payment_id));
  const unknown = captured.filter(({ id }) => !ids.has(id));
  const orders = await on('orders')
    .whereIn(
      'gateway_order_id',
      unknown.flatMap(({ order_id }) => order_id ?? []),
    )
    .select<{ order_id: string; gateway_order_id: string }[]>('order_id', 'gateway_order_id');
  const orderIds = new Map(orders.map(({ order_id, gateway_order_id }) => [gateway_order_id, order_id]));
  return unknown.map(({ id, order_id }) => ({ id, orderId: orderIds.get(order_id ?? '') }));
}

/** Those that are missing here, and those that failed there after they were processed. */
async function unknownRefunds(on: Database, listed: readonly GatewayRefund[]): Promise<Unknown[]> {
  const known = await on('refunds')
    .whereIn(
      'gateway_refund_id',
      listed.map(({ id }) => id),
    )
    .select<Pick<RefundRow, 'gateway_refund_id' | 'status' | 'paid_otherwise'>[]>(
      'gateway_refund_id',
      'status',
      'paid_otherwise',
    );
  const rowOf = new Map(known.map((row) => [row.gateway_refund_id, row]));
  const hasFailed = ({ id, status }: GatewayRefund): boolean => {
    const row = rowOf.get(id);
    return status === 'failed' && row?.status === 'processed' && row.paid_otherwise === null;
  };
  const unknown = listed.filter((refund) => !rowOf.has(refund.id) || hasFailed(refund));
  const rows = await on('payments')
    .whereIn(
      'gateway_payment_id',
      unknown.map(({ payment_id }) => payment_id),
    )
    .select<{ order_id: string; gateway_payment_id: string }[]>('order_id', 'gateway_payment_id');
  const orderIds = new Map(rows.map(({ order_id, gateway_payment_id }) => [gateway_payment_id, order_id]));
  return unknown.map(({ id, payment_id }) => ({ id, orderId: orderIds.get(payment_id) }));
}
