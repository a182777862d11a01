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

const events = (on: Knex) => on<EventRow>('webhook_event');

export async function findEvent(on: Knex, id: string): Promise<EventRow | undefined> {
  return events(on).where({ id }).first();
}

export async function insertEvent(
  on: Knex,
  row: Pick<EventRow, 'id' | 'type' | 'body' | 'signature' | 'created_at'>,
): Promise<void> {
  await events(on).insert(row);
}

export async function recordAttempt(
  on: Knex,
  id: string,
  status: number | null,
  deliveredAt: Date | null,
): Promise<void> {
  await events(on)
    .where({ id })
    .increment('attempts', 1)
    .update({ last_status: status, ...(deliveredAt && { delivered_at: deliveredAt }) });
}
