import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { type CourseChange, courseRowOf, keepCourses } from '../modules/courses/courses';
import { type DemoRange, demoSales } from './demo-sales';
import { seedSales, type SeedSalesOptions } from './seed-sales';

export type DemoBuyer = DemoRange['buyers'][number];

interface SeedCommerceOptions extends SeedSalesOptions {
  /** As the catalogue's feed has them. */
  courses: readonly CourseChange[];
  buyers: readonly DemoBuyer[];
  /** The demo's own learner, who has bought these. */
  learner: DemoBuyer;
  learnerCourseIds: readonly number[];
  count: number;
}

const couponCode = 'WELCOME20';
const dayMs = 86_400_000;

/** Whether the demo's sales have not begun, of which the coupon is the first. Buyers may be faster, so orders do not tell. */
export const awaitsDemoSales = async (db: Database): Promise<boolean> =>
  !(await db('coupons').where({ code: couponCode }).first('coupon_id'));

/** A coupon, and a year of sales of courses and plans. */
export async function seedCommerce(app: ServiceServer, options: SeedCommerceOptions): Promise<void> {
  const { db, courses, buyers, learner, learnerCourseIds, setClock, now, count } = options;
  const present = now();
  await keepCourses(db, courses.map(courseRowOf));
  const yearAgo = new Date(present.getTime() - 370 * dayMs);
  setClock(yearAgo);
  await insertCoupon(db, yearAgo);

  const planIds = (await db('plans').select<{ plan_id: number }[]>('plan_id')).map(({ plan_id }) => plan_id);
  const courseIds = courses
    .map(courseRowOf)
    .filter(({ is_public, price_paise }) => is_public && price_paise > 0)
    .map(({ course_id }) => course_id);
  const sales = demoSales({ buyers, courseIds, planIds, couponCode }, count, present);
  const own = learnerCourseIds.map((course_id, index) => ({
    at: new Date(present.getTime() - (20 - index) * dayMs),
    buyer: learner,
    item: { kind: 'course' as const, course_id },
    couponCode: undefined,
    method: 'upi' as const,
    refundAfterHours: undefined,
  }));
  await seedSales(
    app,
    [...sales, ...own].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    options,
  );
  setClock(present);
}

const insertCoupon = (db: Database, starts_at: Date) =>
  db('coupons').insert({
    code: couponCode,
    kind: 'percent',
    value: 20,
    min_total_paise: 0,
    max_uses: null,
    max_uses_per_person: null,
    starts_at,
    active: true,
  });
