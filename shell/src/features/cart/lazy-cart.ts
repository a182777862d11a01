import type { CartAccess, CartEntry } from '@vidyapath/platform-api/cart';
import type { SessionAccess } from '@vidyapath/platform-api/session';
import type { KeptValues } from '../../lib/kept-values';
import { logFailure } from '../../lib/log';
import type { ShellCart } from './cart';
import { cartStorageKey } from './stored-cart-key';

export interface LazyCartDependencies {
  session: Pick<SessionAccess, 'getSnapshot' | 'subscribe'>;
  values: Pick<KeptValues, 'getItem'>;
  load: () => Promise<ShellCart>;
}

export interface LazyCart extends ShellCart {
  /** Fulfilled when this browser's cart is shown, or when its code can't be fetched. */
  ready: () => Promise<void>;
}

const nothing: readonly CartEntry[] = [];

/** A cart whose code is fetched when it has items, when an account's cart must be read, or when an item is added. */
export function createLazyCart({ session, values, load }: LazyCartDependencies): LazyCart {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let opened: ShellCart | undefined;
  let opening: Promise<ShellCart> | undefined;

  async function open(): Promise<ShellCart> {
    opened = await load();
    opened.subscribe(notify);
    notify();
    return opened;
  }
  /** After a failure the next call tries again. */
  const cart = (): Promise<ShellCart> => {
    opening ??= open();
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const openQuietly = async () => {
    try {
      await cart();
    } catch (cause) {
      logFailure('The cart’s code can’t be fetched', cause);
    }
  };
  const isKept = () => values.getItem(cartStorageKey) !== null;
  const openForAccount = () => {
    if (session.getSnapshot().user !== null) void openQuietly();
  };
  openForAccount();
  session.subscribe(openForAccount);

  const access: CartAccess = {
    getSnapshot: () => opened?.getSnapshot() ?? nothing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async (...call) => (await cart()).add(...call),
    remove: async (items) => (await cart()).remove(items),
    clear: async () => (await cart()).clear(),
  };
  return {
    ...access,
    ready: async () => (isKept() ? openQuietly() : undefined),
    follow() {
      if (opened) opened.follow();
      else if (isKept()) void openQuietly();
    },
  };
}
