import type { GrantChange } from '@vidyapath/http/commerce-events';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';
import { applyRefunds } from '../certificates/certificates';

/**
 * Stores what grants say of access, and lists their courses among those of the people. Who learns a course is not decided by it: commerce is asked,
 * since an event comes later than a payment.
 */
export async function storeGrants(trx: Knex.Transaction, grants: readonly GrantChange[]): Promise<void> {
  const stored = await keepNewer(trx, { table: 'grants', key: 'grant_id', rows: grants.map(grantRowOf) });
  const ids = new Set(stored.map(({ grant_id }) => grant_id));
  const news = grants.filter(({ grant_id }) => ids.has(grant_id));
  await applyRefunds(
    trx,
    new Map(news.map(({ user_id, revoked_at, created_at }) => [user_id, new Date(revoked_at ?? created_at)])),
  );
  await addLearners(trx, news);
}

function grantRowOf(grant: GrantChange) {
  const { grant_id, version, user_id, course_id, starts_at, ends_at, revoked_at } = grant;
  const refunded = grant.revoked_for === 'refund' && grant.revoked_in_window;
  return { grant_id, version, user_id, course_id, starts_at, ends_at, revoked_at, refunded };
}

/** Except to deleted courses. */
async function addLearners(trx: Knex.Transaction, grants: readonly GrantChange[]): Promise<void> {
  const rows = grants.flatMap(({ user_id, course_id, created_at }) =>
    course_id === null ? [] : [{ user_id, course_id, since: created_at }],
  );
  const courseIds = rows.map(({ course_id }) => course_id);
  const deleted = new Set(
    await trx('courses').whereIn('course_id', courseIds).where('deleted', true).pluck<number[]>('course_id'),
  );
  const learners = rows.filter(({ course_id }) => !deleted.has(course_id));
  if (learners.length > 0) await trx('learners').insert(learners).onConflict(['user_id', 'course_id']).ignore();
}
