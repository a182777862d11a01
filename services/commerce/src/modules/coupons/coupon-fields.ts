import type { CouponBody } from '@vidyapath/http/commerce-offers';
import type { FieldError } from '@vidyapath/http/problem';
import type { CouponFields } from './coupons.repository';

/** What is stored for a body. What is left out has its default; `startsAt` is when it was to begin before, or now. */
export const couponFieldsOf = (body: CouponBody, startsAt: Date): CouponFields => ({
  code: body.code,
  kind: body.kind,
  value: body.value,
  min_total_paise: body.min_total_paise ?? 0,
  course_ids: body.course_ids ?? null,
  plan_ids: body.plan_ids ?? null,
  max_uses: body.max_uses ?? null,
  max_uses_per_person: body.max_uses_per_person === undefined ? 1 : body.max_uses_per_person,
  starts_at: body.starts_at === undefined ? startsAt : new Date(body.starts_at),
  ends_at: body.ends_at ? new Date(body.ends_at) : null,
  active: body.active ?? true,
});

/** Checks that the schema cannot express. `taken`: how often it is used or reserved. */
export function couponErrors({ kind, value, starts_at, ends_at, max_uses }: CouponFields, taken: number): FieldError[] {
  const errors: FieldError[] = [];
  if (kind === 'percent' && value > 100) errors.push({ field: 'value', detail: 'A percentage is at most 100.' });
  if (ends_at && ends_at <= starts_at) errors.push({ field: 'ends_at', detail: 'The end must lie after the start.' });
  if (max_uses !== null && max_uses < taken)
    errors.push({ field: 'max_uses', detail: `The coupon has ${taken} uses already.` });
  return errors;
}
