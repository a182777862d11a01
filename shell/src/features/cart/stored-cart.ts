import type { CartEntry } from '@vidyapath/platform-api/cart';
import type { KeptValues } from '../../lib/kept-values';
import { entriesFrom } from './cart-entries';
import { cartStorageKey } from './stored-cart-key';

/** The cart as the browser keeps it. */
export interface StoredCart {
  /** The account whose cart holds all entries; null: a visitor's cart, or one that is not merged with the account's yet. */
  owner: number | null;
  entries: CartEntry[];
}

export const emptyCart: StoredCart = { owner: null, entries: [] };

function parsed(text: string): StoredCart {
  const value = JSON.parse(text) as Partial<Record<keyof StoredCart, unknown>> | null;
  return { owner: typeof value?.owner === 'number' ? value.owner : null, entries: entriesFrom(value?.entries) };
}

export interface CartStorage {
  read: () => StoredCart;
  write: (cart: StoredCart) => void;
}

export function createCartStorage(values: KeptValues): CartStorage {
  return {
    read() {
      const text = values.getItem(cartStorageKey);
      try {
        return text === null ? emptyCart : parsed(text);
      } catch {
        values.removeItem(cartStorageKey);
        return emptyCart;
      }
    },
    write(cart) {
      if (cart.owner === null && cart.entries.length === 0) values.removeItem(cartStorageKey);
      else values.setItem(cartStorageKey, JSON.stringify(cart));
    },
  };
}
