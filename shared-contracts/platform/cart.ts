import type { CartItem } from '@vidyapath/http/commerce-offers';

export interface CartEntry {
  item: CartItem;
  /** Paise that it cost when it was put in; known only in the browser where that was. */
  seenPaise?: number;
}

/** `full`: it holds as many items as may be. */
export type CartAddition = 'added' | 'there' | 'full';

/** What a visitor, or the account, is about to buy. The shell keeps it; a visitor's joins the account's at login. */
export interface CartAccess {
  /** A stable reference until the cart changes, for `useSyncExternalStore`. */
  getSnapshot: () => readonly CartEntry[];
  subscribe: (listener: () => void) => () => void;
  /** Fulfilled when the item is kept, so that the page may be left. An item that is there stays as it is. */
  add: (item: CartItem, seenPaise?: number) => Promise<CartAddition>;
  /** Items that are not there are passed over. */
  remove: (items: readonly CartItem[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** One text for one item. */
export const cartKey = ({ kind, course_id, plan_id }: CartItem): string =>
  `${kind}:${kind === 'course' ? course_id : plan_id}`;
