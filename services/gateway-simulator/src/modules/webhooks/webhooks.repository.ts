import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';

export interface EventRow {
  id: string;
  type: string;
  body: string;
  signature: string;
  attempts: number;
  last_status: number | null;
  delivered_at: Date | null;
  created_at: Date;
}

export function createWebhooksRepository(db: Database) {
  const rows = (trx: Knex = db) => trx<EventRow>('webhook_event');
  return {
    find: (id: string) => rows().where({ id }).first(),
    insert: (trx: Knex, row: Pick<EventRow, 'id' | 'type' | 'body' | 'signature' | 'created_at'>) =>
      rows(trx).insert(row),
    async recordAttempt(id: string, status: number | null, deliveredAt: Date | null): Promise<void> {
      await rows()
        .where({ id })
        .increment('attempts', 1)
        .update({ last_status: status, ...(deliveredAt && { delivered_at: deliveredAt }) });
    },
  };
}

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;
