import type { CartItem } from '@vidyapath/http/commerce-offers';
import { noMoney, type Paise, paise } from '../../lib/money/paise';
import type { CourseRow } from '../courses/courses';
import type { PlanRow } from '../plans/plans';
import type { PricedLine } from './priced-cart';

/** A cart's item with what is known of it. */
export interface Offer {
  kind: CartItem['kind'];
  course_id: number | null;
  plan_id: number | null;
  title: string;
  title_hi: string;
  /** Empty: it has no picture. */
  banner_image: string;
  list: Paise;
  price: Paise;
  plan: PricedLine['plan'];
  forSale: boolean;
}

/** What is on sale. */
export interface OnSale {
  courses: ReadonlyMap<number, CourseRow>;
  plans: ReadonlyMap<number, PlanRow>;
  /** Courses that catalogue is about to delete. */
  barred: ReadonlySet<number>;
}

export const offerOf = (item: CartItem, onSale: OnSale): Offer =>
  item.kind === 'course' ? courseOffer(item.course_id ?? 0, onSale) : planOffer(item.plan_id ?? 0, onSale);

/** It reveals nothing of a hidden course or plan. */
const notForSale = {
  title: '',
  title_hi: '',
  banner_image: '',
  list: noMoney,
  price: noMoney,
  plan: null,
  forSale: false,
} as const;

function courseOffer(course_id: number, onSale: OnSale): Offer {
  const named = { kind: 'course', course_id, plan_id: null } as const;
  const course = onSale.courses.get(course_id);
  if (!course || !isSold(course_id, onSale)) return { ...named, ...notForSale };
  const { title, title_hi, banner_image, list_paise, price_paise } = course;
  const prices = { list: paise(list_paise), price: paise(price_paise) };
  return { ...named, title, title_hi, banner_image, ...prices, plan: null, forSale: true };
}

/** A bundle names its courses to the buyer, so it is sold only while each of them is. */
function planOffer(plan_id: number, onSale: OnSale): Offer {
  const named = { kind: 'plan', course_id: null, plan_id } as const;
  const plan = onSale.plans.get(plan_id);
  if (!plan?.active || !plan.course_ids.every((id) => isSold(id, onSale))) return { ...named, ...notForSale };
  const { title, title_hi, kind, months, course_ids } = plan;
  const price = paise(plan.price_paise);
  const shown = { title, title_hi, banner_image: '', list: price, price };
  return { ...named, ...shown, plan: { kind, months, course_ids }, forSale: true };
}

function isSold(courseId: number, { courses, barred }: OnSale): boolean {
  const course = courses.get(courseId);
  return course !== undefined && !course.deleted && course.is_public && !barred.has(courseId);
}
