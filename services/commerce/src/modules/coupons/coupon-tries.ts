import type { Database } from '@vidyapath/service-kit/database/database';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import { deleteOldRows, type HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CommerceContext } from '../../context';

const triesMax = 20;
const windowMs = 10 * 60_000;

/** Who sends a code; a visitor has no user. */
export interface CouponTrier {
  ip: string;
  user: { id: number } | null;
}

/**
 * Counts a code that somebody sends with a quote or an order, a right one too; without a code it counts nothing.
 * @throws {HttpProblem} 429 after 20 of the pair of address and person in ten minutes
 */
export async function assertCouponTries(
  { db, now }: CommerceContext,
  { ip, user }: CouponTrier,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  const at = now().getTime();
  const start = at - (at % windowMs);
  const counted: unknown[] = await db('coupon_tries')
    .insert({ pair: `${addressKey(ip)} ${user?.id ?? 'visitor'}`, window_start: new Date(start), count: 1 })
    .onConflict(['pair', 'window_start'])
    .merge({ count: db.raw('coupon_tries.count + 1') })
    .where('coupon_tries.count', '<', triesMax)
    .returning('count');
  if (counted.length === 0) throw tooManyRequests((start + windowMs - at) / 1_000, 'Too many coupon codes.');
}

export const couponTriesJob = (db: Database): HousekeepingJob => ({
  name: 'commerce-coupon-tries',
  everyMs: 60 * 60_000,
  run: () => deleteOldRows(db, { table: 'coupon_tries', column: 'window_start', kept: '1 hour' }),
});
