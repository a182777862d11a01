import type { Static } from 'typebox';
import type { SimulatorContext } from '../../context';
import { assertAmount, assertRupees } from '../../lib/amounts';
import { newId } from '../../lib/ids';
import { collectionOf } from '../../lib/lists';
import { notesOf } from '../../lib/notes';
import { listedUntil } from '../control/control';
import { presentOrder } from './orders.presenter';
import { changeOrder, findOrders, insertOrder, orderOf, type OrderQuery } from './orders.repository';
import type { OrderBodySchema, OrderNotesSchema } from './orders.schema';

export const getOrder = async ({ db }: SimulatorContext, id: string) => presentOrder(await orderOf(db, id));

export async function listOrders({ db, now }: SimulatorContext, query: OrderQuery) {
  const rows = await findOrders(db, query, await listedUntil(db, now()));
  return collectionOf(rows.map(presentOrder));
}

export async function createOrder({ db, now }: SimulatorContext, body: Static<typeof OrderBodySchema>) {
  const { amount, currency, receipt, notes, payment } = body;
  assertAmount(amount);
  assertRupees(currency);
  const row = await insertOrder(db, {
    id: newId('order'),
    amount,
    currency,
    receipt: receipt ?? null,
    notes: notesOf(notes),
    manual_capture: payment?.capture === 'manual',
    created_at: now(),
  });
  return presentOrder(row);
}

export async function changeOrderNotes(
  { db }: SimulatorContext,
  id: string,
  { notes }: Static<typeof OrderNotesSchema>,
) {
  const changes = { notes: notesOf(notes) };
  await orderOf(db, id);
  return presentOrder(await changeOrder(db, id, changes));
}
