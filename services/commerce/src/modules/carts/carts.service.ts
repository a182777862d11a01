import type { Cart, CartItem } from '@vidyapath/http/commerce-offers';
import type { Database } from '@vidyapath/service-kit/database/database';
import { assertCartItems } from './cart-items';

export function createCartsService(db: Database, now: () => Date) {
  return {
    async get(userId: number): Promise<Cart> {
      const row = await db('carts').where('user_id', userId).first<{ items: CartItem[] } | undefined>('items');
      return { items: row?.items ?? [] };
    },
    async put(userId: number, { items }: Cart): Promise<Cart> {
      assertCartItems(items);
      await db('carts')
        .insert({ user_id: userId, items: JSON.stringify(items), updated_at: now() })
        .onConflict('user_id')
        .merge();
      return { items };
    },
  };
}

export type CartsService = ReturnType<typeof createCartsService>;
