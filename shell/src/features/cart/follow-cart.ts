import type { ShellCart } from './cart';
import { cartStorageKey } from './stored-cart-key';

/** What another tab put into the cart, or took out of it, shows here too. */
export function followCart(cart: Pick<ShellCart, 'follow'>): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if ((key === cartStorageKey || key === null) && storageArea === window.localStorage) cart.follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && cart.follow());
}
