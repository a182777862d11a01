import type { Static } from 'typebox';
import { assertAmount, assertRupees } from '../../lib/amounts';
import { unknownId } from '../../lib/gateway-error';
import { newId } from '../../lib/ids';
import { collectionOf } from '../../lib/lists';
import { notesOf } from '../../lib/notes';
import { presentOrder } from './orders.presenter';
import type { OrderQuery, OrderRow, OrdersRepository } from './orders.repository';
import type { OrderBodySchema, OrderNotesSchema } from './orders.schema';

export interface OrdersOptions {
  orders: OrdersRepository;
  /** Lists show no newer rows; undefined: they show all. */
  listedUntil: () => Promise<Date | undefined>;
  now: () => Date;
}

export function createOrdersService({ orders, listedUntil, now }: OrdersOptions) {
  const found = (row: OrderRow | undefined): OrderRow => {
    if (!row) throw unknownId();
    return row;
  };
  return {
    fetch: async (id: string) => presentOrder(found(await orders.find(id))),
    list: async (query: OrderQuery) => collectionOf((await orders.list(query, await listedUntil())).map(presentOrder)),

    async create({ amount, currency, receipt, notes, payment }: Static<typeof OrderBodySchema>) {
      assertAmount(amount);
      assertRupees(currency);
      const row = await orders.insert({
        id: newId('order'),
        amount,
        currency,
        receipt: receipt ?? null,
        notes: notesOf(notes),
        manual_capture: payment?.capture === 'manual',
        created_at: now(),
      });
      return presentOrder(row);
    },

    async changeNotes(id: string, { notes }: Static<typeof OrderNotesSchema>) {
      const changed = await orders.changeNotes(id, notesOf(notes));
      return presentOrder(found(changed));
    },
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
