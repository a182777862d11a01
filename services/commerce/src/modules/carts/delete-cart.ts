import type { Knex } from 'knex';

/** The cart of an erased account is deleted; documents keep what the law requires. */
export const deleteCart = (trx: Knex.Transaction, userId: number): Promise<unknown> =>
  trx('carts').where('user_id', userId).delete();
