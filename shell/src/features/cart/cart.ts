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
 * The browser keeps the cart, the account's too, so that all tabs agree and it is there at once. While the server does not answer, it
 * still has to be joined with the account's: that happens with the next change, or when a page is opened.
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
    const theirs = await account.read();
    if (userId() !== user) return;
    const here = kept();
    const joined = theirs && withSeen(theirs, here.entries);
    const wanted = joined && bounded(change([...joined, ...(here.owner === null ? here.entries : [])]));
    const isStored =
      wanted !== undefined &&
      (keysOf(wanted) === keysOf(joined ?? []) || (await account.write(wanted.map(({ item }) => item))));
    if (userId() !== user) return;
    keep(isStored ? { owner: user, entries: wanted } : { owner: null, entries: here.entries });
  }

  /** One after the other, since each writes the whole cart. */
  let last = Promise.resolve();
  const join = (change: Change) => (last = last.then(() => joinWithAccount(change)));

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
    // The tab that ended it has emptied the browser's cart already, and may have a visitor's by now.
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
