import type { Cart, CartItem } from '@vidyapath/http/commerce-offers';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../context';
import { assertCartItems } from './cart-items';

export async function getCart({ db }: CommerceContext, userId: number): Promise<Cart> {
  const row = await db('carts').where('user_id', userId).first<{ items: CartItem[] } | undefined>('items');
  return { items: row?.items ?? [] };
}

export async function changeCart({ db, now }: CommerceContext, userId: number, { items }: Cart): Promise<Cart> {
  assertCartItems(items);
  await db('carts')
    .insert({ user_id: userId, items: JSON.stringify(items), updated_at: now() })
    .onConflict('user_id')
    .merge();
  return { items };
}

/** The cart of an erased account is deleted; documents keep what the law requires. */
export const deleteCart = (trx: Knex.Transaction, userId: number): Promise<unknown> =>
  trx('carts').where('user_id', userId).delete();
