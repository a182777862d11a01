import type { Knex } from 'knex';
import { unknownId } from '../../lib/gateway-error';
import { type ListQuery, pageOf } from '../../lib/lists';
import type { Notes } from '../../lib/notes';

export interface OrderRow {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  manual_capture: boolean;
  created_at: Date;
}

export interface OrderQuery extends ListQuery {
  receipt?: string;
  authorized?: number;
}

const orders = (on: Knex) => on<OrderRow>('gateway_order');

export async function findOrder(on: Knex, id: string): Promise<OrderRow | undefined> {
  return orders(on).where({ id }).first();
}

/** Refuses an id that is not known. */
export async function orderOf(on: Knex, id: string): Promise<OrderRow> {
  const row = await findOrder(on, id);
  if (!row) throw unknownId();
  return row;
}

export async function lockOrder(trx: Knex.Transaction, id: string): Promise<OrderRow | undefined> {
  return orders(trx).where({ id }).forUpdate().first();
}

export async function insertOrder(
  on: Knex,
  row: Omit<OrderRow, 'amount_paid' | 'status' | 'attempts'>,
): Promise<OrderRow> {
  const [made] = await orders(on).insert(row).returning('*');
  return made as OrderRow;
}

export async function changeOrder(on: Knex, id: string, changes: Partial<OrderRow>): Promise<OrderRow> {
  const [changed] = await orders(on).where({ id }).update(changes).returning('*');
  return changed as OrderRow;
}

export async function findOrders(
  on: Knex,
  { receipt, authorized, ...page }: OrderQuery,
  until: Date | undefined,
): Promise<OrderRow[]> {
  const found = orders(on).select('*');
  if (receipt !== undefined) void found.where({ receipt });
  if (authorized !== undefined) {
    const paid = on('payment').select('order_id').whereIn('status', ['authorized', 'captured', 'refunded']);
    void found[authorized === 1 ? 'whereIn' : 'whereNotIn']('id', paid);
  }
  return pageOf<OrderRow>(found, page, until);
}
