import type { CartItem, Quote } from '@vidyapath/http/commerce-offers';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Paise } from '../../lib/money/paise';
import type { TaxParts } from '../../lib/money/tax';
import type { PendingItem } from './pending-items';
import type { CourseRow } from '../courses/courses';

/** An item that counts, with what an order keeps of it. */
export interface PricedLine {
  kind: 'course' | 'plan';
  course_id: number | null;
  plan_id: number | null;
  title: string;
  title_hi: string;
  list: Paise;
  price: Paise;
  discount: Paise;
  total: Paise;
  /** Null without a place of supply, or where the seller is not registered. */
  tax: TaxParts | null;
  plan: { kind: 'bundle' | 'all'; months: number | null; course_ids: number[] } | null;
}

export interface PricedCart {
  /** As the buyer sees it, with the lines that have a problem. */
  quote: Quote;
  /** Those without a problem, in the order of the cart. */
  lines: PricedLine[];
  /** Of the coupon that was given and can be used. */
  couponId: number | null;
}

export interface CartToPrice {
  items: readonly CartItem[];
  /** Of those that the items name, plans' courses included. */
  courses: ReadonlyMap<number, CourseRow>;
  couponCode?: string | undefined;
  placeOfSupply?: StateCode | undefined;
  /** Null: a visitor, who owns nothing. */
  userId: number | null;
  /** Items that the person has ordered already; left out where they are ordered all the same. */
  pending?: readonly PendingItem[];
  now: Date;
}
