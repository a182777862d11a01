import type { Knex } from 'knex';
import { issueCreditNote } from '../../documents/documents';
import { hasCreditNote } from '../refunding/end-refund';
import { refundsOf } from '../refunding/refunds.repository';

/**
 * Ends what waits of an order's disputes: staff has seen them, and what a lost one took of an invoice gets its credit note. Returns
 * whether one waited. `onlyLost` leaves those that may still be won.
 */
export async function endDisputes(
  trx: Knex.Transaction,
  orderId: string,
  { at, onlyLost }: { at: Date; onlyLost: boolean },
): Promise<boolean> {
  const waiting = trx('disputes')
    .where({ order_id: orderId, settled_at: null })
    .whereNotIn('status', ['won', 'closed']);
  if (onlyLost) void waiting.where('status', 'lost');
  const ended = await waiting.update({ settled_at: at });
  if (ended === 0) return false;
  for (const refund of await refundsOf(trx, [orderId]))
    if (refund.cause === 'dispute' && (await hasCreditNote(trx, refund)))
      await issueCreditNote(trx, refund.refund_id, at);
  return true;
}
