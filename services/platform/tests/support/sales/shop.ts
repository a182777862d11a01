import type { Order } from '@vidyapath/http/commerce-orders';
import { randomUUID } from 'node:crypto';
import { simulatorKeys } from '../../../src/payments';
import { call, sendJson } from '../api';

export const gatewayKey = {
  authorization: `Basic ${Buffer.from(`${simulatorKeys.keyId}:${simulatorKeys.keySecret}`).toString('base64')}`,
};

/** A platform that may be killed at any time and then restarts at another address. */
export interface Shop {
  url: () => string;
  courses: readonly number[];
  coupon: string;
}

export interface Buyer {
  headers: { authorization: string };
  /** As in the last answer. */
  orders: Map<string, Order>;
  /** The simulator's ids of the attempts to pay an order. */
  attempts: Map<string, string[]>;
}

export async function createBuyer(url: string): Promise<Buyer> {
  const account = { email: `${randomUUID()}@buyers.example`, password: `Open#${randomUUID()}` };
  const about = { name: 'Ananya Rao', phone: '9876543210', provider: 'local', role: 'User' };
  const registered = await sendJson(`${url}/auth/register`, { ...account, ...about });
  const { status, body } = await sendJson(`${url}/auth/login`, account);
  if (status !== 200) throw new Error(`A buyer was answered ${registered.status}, then ${status}.`);
  const { access_token } = body as { access_token: string };
  return { headers: { authorization: `Bearer ${access_token}` }, orders: new Map(), attempts: new Map() };
}

/** Courses of several prices and a coupon that fewer can use than want to. */
export async function stockShop(url: string, admin: { authorization: string }): Promise<Omit<Shop, 'url'>> {
  const { body } = await sendJson(`${url}/api/category`, { CategoryName: 'Sold' }, admin);
  const { CategoryId: category_id } = body as { CategoryId: number };
  const courses: number[] = [];
  for (const actual_price of [499, 200, 1_999.5, 1]) {
    const course = {
      course_name: `Course for ${actual_price}`,
      course_description: 'About it',
      course_info: '<p>All of it</p>',
      course_language: 'English',
      banner_image: 'https://images.example/banner.png',
      author: 'Asha',
      rating: 4.5,
      actual_price,
      discounted_price: actual_price,
      is_premium: true,
      is_best_seller: false,
      video_path: 'https://video.example/intro.mp4',
      is_public: true,
      category_id,
    };
    const made = await sendJson(`${url}/api/course`, course, admin);
    courses.push((made.body as { course_id: number }).course_id);
  }
  const coupon = { code: 'LASTFEW', kind: 'percent', value: 33, max_uses: 15, active: true };
  const starts_at = new Date(Date.now() - 60_000).toISOString();
  const limitsOfUse = { min_total_paise: 0, course_ids: null, plan_ids: null, max_uses_per_person: 5, ends_at: null };
  const { status } = await sendJson(`${url}/api/commerce/coupons`, { ...coupon, ...limitsOfUse, starts_at }, admin);
  if (status !== 201) throw new Error(`The coupon was answered ${status}.`);
  return { courses, coupon: coupon.code };
}

/** All of a list that is paged by `from`: rows that are written while it is read may be missing. */
export async function readAll<Row>(address: (skip: number) => string, headers: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { status, body } = await call(address(rows.length), { headers });
    if (status !== 200) throw new Error(`A list was answered ${status}: ${JSON.stringify(body)}`);
    const page = Array.isArray(body) ? (body as Row[]) : (body as { items: Row[] }).items;
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}
