import type { Coupon } from '@vidyapath/http/commerce-offers';
import type { CouponRow } from './coupons.repository';

export const presentCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  min_total_paise: row.min_total_paise,
  course_ids: row.course_ids,
  plan_ids: row.plan_ids,
  max_uses: row.max_uses,
  max_uses_per_person: row.max_uses_per_person,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  active: row.active,
  used: row.used,
  reserved: row.reserved,
});
