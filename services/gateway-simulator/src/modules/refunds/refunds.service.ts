import { createHash } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { GatewayError, unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { collectionOf, type ListQuery } from '../../lib/lists';
import { notesOf } from '../../lib/notes';
import type { SettingsStore } from '../control/settings.repository';
import type { PaymentsRepository } from '../payments/payments.repository';
import type { RefundEnd, RefundMoves } from './refund-moves';
import { refundAmountOf } from './refund-policy';
import { presentRefund } from './refunds.presenter';
import { isIdempotencyKey, type RefundBody } from './refunds.schema';
import type { RefundRow, RefundsRepository } from './refunds.repository';

export interface RefundsOptions {
  db: Database;
  payments: PaymentsRepository;
  refunds: RefundsRepository;
  moves: RefundMoves;
  settings: SettingsStore;
  listedUntil: () => Promise<Date | undefined>;
  now: () => Date;
}

export function createRefundsService({ db, payments, refunds, moves, settings, listedUntil, now }: RefundsOptions) {
  /** The refund that this key made before. */
  const earlier = async (trx: Knex.Transaction, key: string, requestHash: string): Promise<RefundRow | undefined> => {
    if (!isIdempotencyKey(key))
      throw new GatewayError(400, 'The idempotency key must have at least 10 characters of A-Z, a-z, 0-9, - and _');
    if (!(await refunds.holdKey(trx, key)))
      throw new GatewayError(409, 'Another request with the same idempotency key is in progress. Please try again.');
    const made = await refunds.withKey(trx, key);
    if (made && made.request_hash !== requestHash)
      throw new GatewayError(400, 'Different request with the same idempotency key has already been processed');
    return made;
  };

  const refund = async (trx: Knex.Transaction, paymentId: string, body: RefundBody, key: string | undefined) => {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([paymentId, body.amount ?? null, body.speed, body.notes, body.receipt]))
      .digest('hex');
    const made = key === undefined ? undefined : await earlier(trx, key, requestHash);
    if (made) return made;
    const payment = await payments.lock(trx, paymentId);
    if (!payment) throw unknownId();
    const row: RefundRow = {
      id: newId('rfnd'),
      payment_id: paymentId,
      amount: refundAmountOf(payment, body.amount, now()),
      status: 'pending',
      speed: body.speed ?? 'normal',
      notes: notesOf(body.notes),
      receipt: body.receipt ?? null,
      idempotency_key: key ?? null,
      request_hash: requestHash,
      created_at: now(),
    };
    return moves.begin(trx, payment, row, (await settings.read(trx)).refunds);
  };

  const fetch = async (id: string) => {
    const row = await refunds.find(id);
    if (!row) throw unknownId();
    return presentRefund(row);
  };

  return {
    create: async (paymentId: string, body: RefundBody, key: string | undefined) =>
      presentRefund(await db.transaction((trx) => refund(trx, paymentId, body, key))),

    fetch,

    /** As the bank decides. */
    async end(id: string, status: RefundEnd) {
      await moves.end(id, status);
      return fetch(id);
    },
    list: async (query: ListQuery) => collectionOf((await refunds.list(query, await listedUntil())).map(presentRefund)),
    async listOf(paymentId: string, query: ListQuery) {
      if (!(await payments.find(paymentId))) throw unknownId();
      return collectionOf((await refunds.listOf(paymentId, query)).map(presentRefund));
    },
  };
}

export type RefundsService = ReturnType<typeof createRefundsService>;
