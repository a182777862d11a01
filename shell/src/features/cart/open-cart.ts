import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { KeptValues } from '../../lib/kept-values';
import { createAccountCart } from './account-cart';
import { type CartDependencies, createCart, type ShellCart } from './cart';
import { createCartStorage } from './stored-cart';

/** The cart of this browser and of its account. */
export const openCart = (session: CartDependencies['session'], values: KeptValues, fetch: FetchLike): ShellCart =>
  createCart({ session, storage: createCartStorage(values), account: createAccountCart(fetch) });
