import type { CouponRow } from './coupons.repository';

type Uses = Pick<CouponRow, 'max_uses' | 'max_uses_per_person' | 'used' | 'reserved'>;

/** Whether a use is left, of all and of the person who has used it `usesOfPerson` times. */
export const hasUseLeft = ({ max_uses, max_uses_per_person, used, reserved }: Uses, usesOfPerson: number): boolean =>
  (max_uses === null || used + reserved < max_uses) &&
  (max_uses_per_person === null || usesOfPerson < max_uses_per_person);

/** With both lists null it is for everything; where one is set, null of the other means none. */
export function appliesTo(
  { course_ids, plan_ids }: Pick<CouponRow, 'course_ids' | 'plan_ids'>,
  item: { course_id: number | null; plan_id: number | null },
): boolean {
  if (!course_ids && !plan_ids) return true;
  if (item.course_id !== null) return course_ids?.includes(item.course_id) ?? false;
  return item.plan_id !== null && (plan_ids?.includes(item.plan_id) ?? false);
}
