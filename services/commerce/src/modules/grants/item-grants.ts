import type { Knex } from 'knex';

/** An order's item as its grants need it. */
export interface GrantedItem {
  item_id: string;
  kind: 'course' | 'plan';
  course_id: number | null;
  plan_kind: 'bundle' | 'all' | null;
  months: number | null;
  course_ids: number[] | null;
}

export interface RevokedGrants {
  itemIds: readonly string[];
  reason: string;
}

/** What orders give and take of access, within their own transactions. */
export interface ItemGrants {
  /**
   * Of these items, those that the person owns already without end: a course by a grant of it or of all courses, a bundle by all of its
   * courses, a plan of all courses by one for life. Locks what it read until the transaction ends.
   */
  owned(this: void, trx: Knex.Transaction, userId: number, items: readonly GrantedItem[]): Promise<Set<string>>;
  /** The first order by which the person holds one of these items; null: staff gave it, or it was free. */
  owningOrder(this: void, trx: Knex.Transaction, userId: number, items: readonly GrantedItem[]): Promise<string | null>;
  /** Gives what the items bring; a plan of all courses begins when the one before ends. */
  give(this: void, trx: Knex.Transaction, userId: number, items: readonly GrantedItem[], now: Date): Promise<void>;
  /** Ends what the items gave, and moves forward a plan that was waiting for one of them to end. */
  revoke(this: void, trx: Knex.Transaction, itemIds: readonly string[], reason: string, now: Date): Promise<void>;
  /** Gives back what was revoked for this reason; what is left of a plan that others have followed since then comes after them. */
  restore(this: void, trx: Knex.Transaction, userId: number, revoked: RevokedGrants, now: Date): Promise<void>;
}
