import type { CartItem } from '@vidyapath/http/commerce-offers';
import { limits } from '@vidyapath/http/limits';
import { type CartEntry, cartKey } from '@vidyapath/platform-api/cart';

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.id.max;
const isPaise = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limits.commerce.paiseMax;

function itemOf(value: Record<string, unknown>): CartItem | undefined {
  const { kind, course_id, plan_id } = value;
  if (kind === 'course' && isId(course_id)) return { kind, course_id };
  return kind === 'plan' && isId(plan_id) ? { kind, plan_id } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function entryOf(value: unknown): CartEntry[] {
  if (!isRecord(value) || !isRecord(value.item)) return [];
  const item = itemOf(value.item);
  if (!item) return [];
  return [{ item, ...(isPaise(value.seenPaise) && { seenPaise: value.seenPaise }) }];
}

/** The first entries without duplicates, as many as a cart holds. */
export function bounded(entries: readonly CartEntry[]): CartEntry[] {
  const keys = entries.map(({ item }) => cartKey(item));
  return entries.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, limits.commerce.itemsMax);
}

/** The valid cart entries in any value; everything else is dropped. */
export const entriesFrom = (value: unknown): CartEntry[] =>
  bounded((Array.isArray(value) ? value : []).slice(0, 1_000).flatMap(entryOf));

/** Items as the server names them, with the prices that this browser has seen. */
export function withSeen(items: readonly unknown[], seen: readonly CartEntry[]): CartEntry[] {
  const known = new Map(seen.map((entry) => [cartKey(entry.item), entry]));
  return entriesFrom(items.map((item) => ({ item }))).map((entry) => known.get(cartKey(entry.item)) ?? entry);
}
