import type { Coupon, CouponBody } from '@vidyapath/http/commerce-offers';
import { paiseOf, rupeesOf, wholeOf } from '../../../lib/amounts';
import { endOfDay, startOfDay } from '@vidyapath/client/formats/days';
import { dayInIndia } from '@vidyapath/http/india';

/** Values of the form, with the names of the API: amounts in rupees and days of India, as typed. */
export interface CouponValues {
  code: string;
  kind: Coupon['kind'];
  value: string;
  min_total_paise: string;
  /** `all`: all courses and plans. */
  scope: 'all' | 'some';
  course_ids: number[];
  plan_ids: number[];
  max_uses: string;
  max_uses_per_person: string;
  starts_at: string;
  ends_at: string;
  active: boolean;
}

const blank: CouponValues = {
  code: '',
  kind: 'percent',
  value: '',
  min_total_paise: '0',
  scope: 'all',
  course_ids: [],
  plan_ids: [],
  max_uses: '',
  max_uses_per_person: '1',
  starts_at: '',
  ends_at: '',
  active: true,
};

const dayOf = (at: string | null): string => (at === null ? '' : dayInIndia(at));
const countText = (count: number | null): string => (count === null ? '' : String(count));

export function couponValues(record: Coupon | undefined): CouponValues {
  if (!record) return blank;
  return {
    code: record.code,
    kind: record.kind,
    value: record.kind === 'percent' ? String(record.value) : rupeesOf(record.value),
    min_total_paise: rupeesOf(record.min_total_paise),
    scope: record.course_ids || record.plan_ids ? 'some' : 'all',
    course_ids: record.course_ids ?? [],
    plan_ids: record.plan_ids ?? [],
    max_uses: countText(record.max_uses),
    max_uses_per_person: countText(record.max_uses_per_person),
    starts_at: dayOf(record.starts_at),
    ends_at: dayOf(record.ends_at),
    active: record.active,
  };
}

/** A time whose day was not changed stays as it is. */
const timeOf = (day: string, stored: string | null | undefined, whole: (day: string) => string): string =>
  stored && dayOf(stored) === day ? stored : whole(day);

const chosen = (scope: CouponValues['scope'], ids: number[]): number[] | null =>
  scope === 'some' && ids.length > 0 ? ids : null;

export function couponBody(values: CouponValues, record: Coupon | undefined): CouponBody {
  const { scope, starts_at, ends_at } = values;
  return {
    code: values.code.trim(),
    kind: values.kind,
    value: values.kind === 'percent' ? Number(values.value) : paiseOf(values.value),
    min_total_paise: paiseOf(values.min_total_paise),
    course_ids: chosen(scope, values.course_ids),
    plan_ids: chosen(scope, values.plan_ids),
    max_uses: wholeOf(values.max_uses),
    max_uses_per_person: wholeOf(values.max_uses_per_person),
    ...(starts_at && { starts_at: timeOf(starts_at, record?.starts_at, startOfDay) }),
    ends_at: ends_at ? timeOf(ends_at, record?.ends_at, endOfDay) : null,
    active: values.active,
  };
}
