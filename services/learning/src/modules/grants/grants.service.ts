import type { GrantChange } from '@vidyapath/http/commerce-events';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import { applyRefunds } from '../certificates/certificates';

/**
 * Stores what a grant says of access, and lists its course among the person's. Who learns a course is not decided by it: commerce is asked,
 * since an event comes later than a payment.
 */
export async function storeGrant(trx: Knex.Transaction, grant: GrantChange): Promise<void> {
  const { grant_id, version, user_id, course_id, created_at, starts_at, ends_at, revoked_at } = grant;
  const refunded = grant.revoked_for === 'refund' && grant.revoked_in_window;
  const row = { grant_id, version, user_id, course_id, starts_at, ends_at, revoked_at, refunded };
  const isNews = await keepNewer(trx, { table: 'grants', key: 'grant_id', row });
  if (!isNews) return;
  await applyRefunds(trx, user_id, revoked_at ? new Date(revoked_at) : new Date(created_at));
  if (course_id === null) return;
  if (await trx('courses').where({ course_id, deleted: true }).first('course_id')) return;
  await trx('learners').insert({ user_id, course_id, since: created_at }).onConflict(['user_id', 'course_id']).ignore();
}
