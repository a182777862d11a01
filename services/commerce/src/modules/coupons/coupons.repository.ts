import type { Coupon, CouponListQuery } from '@vidyapath/http/commerce-offers';
import { couponSortFields } from '@vidyapath/http/sort-fields';
import { limits } from '@vidyapath/http/limits';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

/** A coupon as commerce works with it; amounts are paise. */
export type CouponRow = Omit<Coupon, 'starts_at' | 'ends_at'> & {
  coupon_id: number;
  starts_at: Date;
  ends_at: Date | null;
};

/** What a write sets. */
export type CouponFields = Omit<CouponRow, 'coupon_id' | 'used' | 'reserved'>;

/** As the database gives it: `bigint` is text. */
type StoredCoupon = Omit<CouponRow, 'value' | 'min_total_paise'> & { value: string; min_total_paise: string };

const rules: ListRules = {
  sortable: {
    ...Object.fromEntries(couponSortFields.map((field) => [field, field])),
    code: 'lower(code)',
    max_uses: `coalesce(max_uses, ${limits.id.max})`,
    max_uses_per_person: `coalesce(max_uses_per_person, ${limits.id.max})`,
    ends_at: `coalesce(ends_at, 'infinity')`,
  },
  searchable: ['code'],
  tiebreaker: 'coupon_id',
};

export async function findCouponList(
  on: Knex,
  { active, ...query }: CouponListQuery,
): Promise<ListPage<CouponRow> | StreamedList<CouponRow>> {
  const coupons = on('coupons').select('*');
  if (active !== undefined) void coupons.where('active', active);
  return presentList(await readList<StoredCoupon>(coupons, query, rules), (rows) => rows.map(couponRowOf));
}

export const insertCoupon = async (trx: Knex.Transaction, fields: CouponFields): Promise<CouponRow> =>
  stored(await trx('coupons').insert(fields).returning<StoredCoupon[]>('*'));

export const updateCoupon = async (trx: Knex.Transaction, couponId: number, fields: CouponFields): Promise<CouponRow> =>
  stored(await trx('coupons').where('coupon_id', couponId).update(fields).returning<StoredCoupon[]>('*'));

/** Whatever the case of its letters. */
export async function findCoupon(on: Knex, code: string): Promise<CouponRow | undefined> {
  const row = await on<StoredCoupon>('coupons').whereRaw('lower(code) = lower(?)', [code]).first();
  return row && couponRowOf(row);
}

export async function lockCoupon(trx: Knex.Transaction, couponId: number): Promise<CouponRow | undefined> {
  const row = await trx<StoredCoupon>('coupons').where('coupon_id', couponId).forUpdate().first();
  return row && couponRowOf(row);
}

/** How often the person has used the coupon, pending orders included. */
export async function countCouponUses(on: Knex, couponId: number, userId: number): Promise<number> {
  const uses = on('coupon_uses').where({ coupon_id: couponId, user_id: userId }).whereNot('state', 'released');
  const [row] = await uses.count<{ count: string }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}

/** The person's newest order that reserves a use and waits to be paid. */
export async function findPendingOrderOf(on: Knex, couponId: number, userId: number): Promise<string | null> {
  const row = await on('coupon_uses')
    .join('orders', 'orders.order_id', 'coupon_uses.order_id')
    .where({ coupon_id: couponId, 'coupon_uses.user_id': userId, state: 'reserved', 'orders.status': 'pending' })
    .orderBy('created_at', 'desc')
    .first<{ order_id: string } | undefined>('orders.order_id');
  return row?.order_id ?? null;
}

const couponRowOf = (row: StoredCoupon): CouponRow => ({
  ...row,
  value: Number(row.value),
  min_total_paise: Number(row.min_total_paise),
});

function stored([row]: StoredCoupon[]): CouponRow {
  if (!row) throw new Error('The coupon was not stored.');
  return couponRowOf(row);
}
