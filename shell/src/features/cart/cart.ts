import type { CartItem } from '@vidyapath/http/commerce-offers';
import { limits } from '@vidyapath/http/limits';
import { type CartAccess, type CartAddition, type CartEntry, cartKey } from '@vidyapath/platform-api/cart';
import type { SessionAccess } from '@vidyapath/platform-api/session';
import { createStore } from 'zustand/vanilla';
import type { AccountCart } from './account-cart';
import { bounded, withSeen } from './cart-entries';
import { type CartStorage, emptyCart, type StoredCart } from './stored-cart';

type Change = (entries: readonly CartEntry[]) => readonly CartEntry[];

interface SessionPart extends Pick<SessionAccess, 'getSnapshot' | 'subscribe'> {
  onEnd: (listener: (end: string) => void) => unknown;
}

export interface CartDependencies {
  session: SessionPart;
  storage: CartStorage;
  account: AccountCart;
}

export interface ShellCart extends CartAccess {
  /** Reads the cart again after a change in another tab. */
  follow: () => void;
}

const unchanged: Change = (entries) => entries;
const keysOf = (entries: readonly { item: CartItem }[]) => entries.map(({ item }) => cartKey(item)).join();

/**
 * The browser keeps the cart, also an account's, so that all tabs agree and it shows at once. If the server does not answer, the cart
 * is merged with the account's at the next change or when a page opens.
 */
export function createCart({ session, storage, account }: CartDependencies): ShellCart {
  const userId = () => session.getSnapshot().user?.id ?? null;
  /** The stored cart, unless it is another account's. */
  const kept = (): StoredCart => {
    const stored = storage.read();
    return stored.owner === null || stored.owner === userId() ? stored : emptyCart;
  };
  const store = createStore<{ entries: readonly CartEntry[] }>(() => ({ entries: kept().entries }));

  function keep(cart: StoredCart): void {
    storage.write(cart);
    if (JSON.stringify(cart.entries) !== JSON.stringify(store.getState().entries))
      store.setState({ entries: cart.entries });
  }

  async function joinWithAccount(change: Change): Promise<void> {
    const user = userId();
    if (user === null) return;
    const accountItems = await account.read();
    if (userId() !== user) return;
    const local = kept();
    const joined = accountItems && withSeen(accountItems, local.entries);
    const merged = joined && bounded(change([...joined, ...(local.owner === null ? local.entries : [])]));
    const isStored =
      merged !== undefined &&
      (keysOf(merged) === keysOf(joined ?? []) || (await account.write(merged.map(({ item }) => item))));
    if (userId() !== user) return;
    keep(isStored ? { owner: user, entries: merged } : { owner: null, entries: local.entries });
  }

  /** Runs changes one after the other, since each writes the whole cart. */
  let last = Promise.resolve();
  const join = (change: Change) => {
    last = last.then(() => joinWithAccount(change));
    return last;
  };

  /** Shown at once, then sent to the server. */
  function apply(change: Change): Promise<void> {
    const { owner, entries } = kept();
    keep({ owner, entries: bounded(change(entries)) });
    return join(change);
  }

  let current = userId();
  session.subscribe(() => {
    if (userId() === current) return;
    current = userId();
    keep(kept());
    void join(unchanged);
  });
  session.onEnd((end) => {
    // The tab that ended the session has already emptied the browser's cart, which may now be a visitor's.
    if (end !== 'other-tab') keep(emptyCart);
  });
  void join(unchanged);

  return {
    getSnapshot: () => store.getState().entries,
    subscribe: (listener) => store.subscribe(listener),
    async add(item, seenPaise) {
      const { entries } = kept();
      const isItem = (entry: CartEntry) => cartKey(entry.item) === cartKey(item);
      let result: CartAddition = 'added';
      if (entries.some(isItem)) result = 'there';
      else if (entries.length >= limits.commerce.itemsMax) result = 'full';
      else
        await apply((before) =>
          before.some(isItem) ? before : [...before, { item, ...(seenPaise !== undefined && { seenPaise }) }],
        );
      return result;
    },
    remove(items) {
      const gone = new Set(items.map(cartKey));
      return apply((entries) => entries.filter(({ item }) => !gone.has(cartKey(item))));
    },
    clear: () => apply(() => []),
    follow: () => keep(kept()),
  };
}
