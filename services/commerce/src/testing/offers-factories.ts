import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import type { Seller } from '../config';
import type { CouponRow } from '../modules/coupons/coupons.repository';
import type { CourseRow } from '../modules/courses/courses.repository';
import type { GrantedItem } from '../modules/grants/item-grants';
import type { PlanRow } from '../modules/plans/plans.repository';

export const now = new Date('2026-11-23T06:30:00Z');

/** Of Odisha, and registered. */
export const seller: Seller = {
  name: 'Vidyapath',
  address: 'Bhubaneswar',
  state: '21',
  gstin: '21AAAAA0000A1Z5',
  ratePercent: 18,
};

let id = 1_000;
export const nextId = (): number => {
  id += 1;
  return id;
};

export const aCourse = (fields: Partial<CourseRow> = {}): CourseRow => ({
  course_id: nextId(),
  version: 1,
  deleted: false,
  title: 'Organic Farming',
  title_hi: '',
  banner_image: '',
  list_paise: 99_900,
  price_paise: 49_900,
  is_public: true,
  ...fields,
});

export const aPlan = (fields: Partial<PlanRow> = {}): PlanRow => ({
  plan_id: nextId(),
  kind: 'all',
  title: 'Lifetime Access',
  title_hi: '',
  description: '',
  description_hi: '',
  price_paise: 499_900,
  months: null,
  course_ids: [],
  active: true,
  ...fields,
});

export const aCoupon = (fields: Partial<CouponRow> = {}): CouponRow => ({
  coupon_id: nextId(),
  code: `SAVE${randomBytes(4).toString('hex')}`,
  kind: 'percent',
  value: 10,
  min_total_paise: 0,
  course_ids: null,
  plan_ids: null,
  max_uses: null,
  max_uses_per_person: null,
  starts_at: new Date('2026-01-01T00:00:00Z'),
  ends_at: null,
  active: true,
  used: 0,
  reserved: 0,
  ...fields,
});

export const storeCourse = async (db: Database, fields: Partial<CourseRow> = {}): Promise<CourseRow> => {
  const course = aCourse(fields);
  await db('courses').insert(course);
  return course;
};

/** An account, as auth's events describe it. */
export const storePerson = async (
  db: Database,
  name = 'Asha',
  email_verified = true,
): Promise<{ id: number; email: string }> => {
  const id = nextId();
  const email = `person-${id}@example.in`;
  await db('people').insert({ user_id: id, version: 1, deleted: false, name, email, email_verified });
  return { id, email };
};

/** A grant by staff, of a course or of all; it has begun and has no end unless `fields` say so. */
export const storeGrant = (db: Database, user_id: number, course_id: number | null, fields: object = {}) =>
  db('grants').insert({
    user_id,
    scope: course_id === null ? 'all' : 'course',
    course_id,
    source: 'given',
    starts_at: now,
    created_at: now,
    ...fields,
  });

export const storePlan = async (db: Database, fields: Partial<PlanRow> = {}): Promise<PlanRow> => {
  const plan = aPlan(fields);
  await db('plans').insert({ ...plan, created_at: now, updated_at: now });
  return plan;
};

export const storeCoupon = async (db: Database, fields: Partial<CouponRow> = {}): Promise<CouponRow> => {
  const coupon: Partial<CouponRow> = aCoupon(fields);
  delete coupon.coupon_id;
  const [row] = await db('coupons').insert(coupon).returning<CouponRow[]>('*');
  if (!row) throw new Error('The coupon was not stored.');
  return row;
};

const noItem: GrantedItem = {
  item_id: '',
  kind: 'course',
  course_id: null,
  plan_kind: null,
  months: null,
  course_ids: null,
};

/** An order of one item that costs 500 rupees, as grants and coupons need it. */
export async function storeOrder(
  db: Knex,
  userId: number,
  item: Partial<GrantedItem> = { course_id: nextId() },
  order: { status?: string; created_at?: Date } = {},
): Promise<{ orderId: string; item: GrantedItem }> {
  const amounts = { discount_paise: 0, total_paise: 50_000 };
  const stored = { ...noItem, ...item, item_id: randomUUID() };
  const orderId = randomUUID();
  await db('orders').insert({
    order_id: orderId,
    user_id: userId,
    language: 'en',
    status: 'pending',
    content: randomBytes(8),
    billing: {},
    subtotal_paise: 50_000,
    ...amounts,
    provider: 'simulated',
    gateway_order_id: `order_${randomUUID()}`,
    created_at: now,
    expires_at: now,
    updated_at: now,
    ...order,
  });
  await db('order_items').insert({
    ...stored,
    order_id: orderId,
    position: 0,
    plan_id: stored.kind === 'plan' ? nextId() : null,
    title: 'Something',
    list_paise: 50_000,
    price_paise: 50_000,
    ...amounts,
  });
  return { orderId, item: stored };
}
