import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { SimulatorContext } from '../../context';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { collectionOf, type ListQuery } from '../../lib/lists';
import { notesOf } from '../../lib/notes';
import { listedUntil } from '../control/control';
import { lockPayment, paymentOf } from '../payments/payments';
import { beginRefund, endRefund } from './refund-moves';
import { refundAmountOf } from './refund-policy';
import type { RefundEnd } from './refunds.jobs';
import { presentRefund } from './refunds.presenter';
import {
  findRefund,
  findRefundOfKey,
  findRefunds,
  lockKey,
  type RefundRow,
  refundsOfPayment,
} from './refunds.repository';
import { isIdempotencyKey, type RefundBody } from './refunds.schema';

export async function getRefund({ db }: SimulatorContext, id: string) {
  const row = await findRefund(db, id);
  if (!row) throw unknownId();
  return presentRefund(row);
}

export async function listRefunds({ db, now }: SimulatorContext, query: ListQuery) {
  const rows = await findRefunds(db, query, await listedUntil(db, now()));
  return collectionOf(rows.map(presentRefund));
}

export async function listRefundsOfPayment({ db }: SimulatorContext, paymentId: string, query: ListQuery) {
  await paymentOf(db, paymentId);
  return collectionOf((await refundsOfPayment(db, paymentId, query)).map(presentRefund));
}

export async function createRefund(
  ctx: SimulatorContext,
  paymentId: string,
  body: RefundBody,
  key: string | undefined,
) {
  return presentRefund(await ctx.db.transaction((trx) => refund(ctx, trx, paymentId, body, key)));
}

/** As the bank decides. */
export async function decideRefund(ctx: SimulatorContext, id: string, status: RefundEnd) {
  await endRefund(ctx, id, status);
  return getRefund(ctx, id);
}

async function refund(
  ctx: SimulatorContext,
  trx: Knex.Transaction,
  paymentId: string,
  body: RefundBody,
  key: string | undefined,
): Promise<RefundRow> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([paymentId, body.amount ?? null, body.speed, body.notes, body.receipt]))
    .digest('hex');
  const made = key === undefined ? undefined : await earlier(trx, key, requestHash);
  if (made) return made;
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw unknownId();
  const now = ctx.now();
  return beginRefund(ctx, trx, payment, {
    id: newId('rfnd'),
    payment_id: paymentId,
    amount: refundAmountOf(payment, body.amount, now),
    status: 'pending',
    speed: body.speed ?? 'normal',
    notes: notesOf(body.notes),
    receipt: body.receipt ?? null,
    idempotency_key: key ?? null,
    request_hash: requestHash,
    created_at: now,
  });
}

/** The refund that this key made before. */
async function earlier(trx: Knex.Transaction, key: string, requestHash: string): Promise<RefundRow | undefined> {
  if (!isIdempotencyKey(key))
    throw new GatewayError(400, 'The idempotency key must have at least 10 characters of A-Z, a-z, 0-9, - and _');
  if (!(await lockKey(trx, key)))
    throw new GatewayError(409, 'Another request with the same idempotency key is in progress. Please try again.');
  const made = await findRefundOfKey(trx, key);
  if (made && made.request_hash !== requestHash)
    throw new GatewayError(400, 'Different request with the same idempotency key has already been processed');
  return made;
}
