import type { CartItem } from '@vidyapath/http/commerce-offers';

export interface CartEntry {
  item: CartItem;
  /** Price in paise when it was added; known only in the browser that added it. */
  seenPaise?: number;
}

/** `full`: it has the maximum number of items. */
export type CartAddition = 'added' | 'there' | 'full';

/** The items that a visitor or an account intends to buy. The shell stores it; a visitor's cart is merged into the account's at login. */
export interface CartAccess {
  /** A stable reference until the cart changes, for `useSyncExternalStore`. */
  getSnapshot: () => readonly CartEntry[];
  subscribe: (listener: () => void) => () => void;
  /** Fulfilled when the item is stored, so that the page may be left. An item that is in the cart stays as it is. */
  add: (item: CartItem, seenPaise?: number) => Promise<CartAddition>;
  /** Items that are not in the cart are ignored. */
  remove: (items: readonly CartItem[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** The same text for equal items. */
export const cartKey = ({ kind, course_id, plan_id }: CartItem): string =>
  `${kind}:${kind === 'course' ? course_id : plan_id}`;
