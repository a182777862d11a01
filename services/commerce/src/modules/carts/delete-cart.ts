import type { Knex } from 'knex';

/** Of an erased account no cart is kept; documents keep what the law wants. */
export const deleteCart = (trx: Knex.Transaction, userId: number): Promise<unknown> =>
  trx('carts').where('user_id', userId).delete();
