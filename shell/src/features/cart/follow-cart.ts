import type { ShellCart } from './cart';
import { cartStorageKey } from './stored-cart-key';

/** Shows changes that another tab made to the cart. */
export function followCart(cart: Pick<ShellCart, 'follow'>): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if ((key === cartStorageKey || key === null) && storageArea === window.localStorage) cart.follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && cart.follow());
}
