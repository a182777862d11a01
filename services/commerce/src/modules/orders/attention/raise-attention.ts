import { randomUUID } from 'node:crypto';
import { type AttentionRaised, attentionRaised } from '@vidyapath/http/commerce-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';

export interface Cause extends Pick<AttentionRaised, 'kind' | 'id'> {
  /** Left out where it is about none. */
  order?: { order_id: string; order_number: string };
}

/** Publishes a cause for staff once `trx` is committed. Call it in the transaction that makes the cause. */
export const raiseAttention = (
  events: Events,
  trx: Knex.Transaction,
  { kind, id, order }: Cause,
  at: Date,
): Promise<void> =>
  events.publish(trx, attentionRaised, () => ({
    attention_id: randomUUID(),
    kind,
    id,
    order_id: order?.order_id ?? null,
    order_number: order?.order_number ?? null,
    raised_at: at.toISOString(),
    version: 1,
  }));
