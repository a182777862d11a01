import { sendRequest } from '@vidyapath/client/requests/send-request';
import type { Cart, CartItem } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** The account's cart at the server; `undefined` if the server did not answer or has no shop. */
export interface AccountCart {
  read: () => Promise<readonly CartItem[] | undefined>;
  /** Returns whether the cart was stored. */
  write: (items: readonly CartItem[]) => Promise<boolean>;
}

export const createAccountCart = (fetch: FetchLike): AccountCart => ({
  async read() {
    const { data } = await sendRequest(fetch, { url: paths.cart });
    const items = (data as Cart | null | undefined)?.items;
    return Array.isArray(items) ? items : undefined;
  },
  async write(items) {
    const { error } = await sendRequest(fetch, { url: paths.cart, method: 'PUT', body: { items } });
    return error === undefined;
  },
});
