import { createHash } from 'node:crypto';
import type { OrderBody } from '@vidyapath/http/commerce-orders';

/** Digest of items, coupon, billing and total: the same request again gets the pending order. */
export function contentOf({ items, coupon_code, billing, expected_total_paise }: OrderBody): Buffer {
  const names = items.map(({ kind, course_id, plan_id }) => `${kind} ${kind === 'course' ? course_id : plan_id}`);
  const { name, place_of_supply, gstin = null, address = null } = billing;
  const parts = [
    names.toSorted(),
    coupon_code?.toLowerCase() ?? null,
    [name, place_of_supply, gstin, address],
    expected_total_paise,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
