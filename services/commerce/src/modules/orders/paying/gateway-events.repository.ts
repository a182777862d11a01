import type { Knex } from 'knex';

export interface GatewayEventRow {
  event_id: string;
  type: string;
  raw: Buffer;
  received_at: Date;
  processed_at: Date | null;
  outcome: string | null;
  attempts: number;
  last_error: string | null;
}

/** False when it came before. */
export async function storeEvent(
  trx: Knex.Transaction,
  event: Pick<GatewayEventRow, 'event_id' | 'type' | 'raw' | 'received_at'>,
): Promise<boolean> {
  const stored: unknown[] = await trx('gateway_events')
    .insert(event)
    .onConflict('event_id')
    .ignore()
    .returning('event_id');
  return stored.length > 0;
}

export const findEvent = (on: Knex, id: string): Promise<GatewayEventRow | undefined> =>
  on<GatewayEventRow>('gateway_events').where('event_id', id).first();

export async function endEvent(on: Knex, id: string, outcome: string, at: Date): Promise<void> {
  await on('gateway_events')
    .where('event_id', id)
    .update({ processed_at: at, outcome, attempts: on.raw('attempts + 1'), last_error: null });
}

export async function noteFailure(on: Knex, id: string, error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  await on('gateway_events')
    .where('event_id', id)
    .update({ attempts: on.raw('attempts + 1'), last_error: text.slice(0, 500) });
}
