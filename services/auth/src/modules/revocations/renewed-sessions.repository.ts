import type { Database } from '@vidyapath/service-kit/database/database';

/** One person's renewed sessions that are kept one by one. */
export const renewedPerUser = 20;

/** How long a replaced token is valid: requests with it are under way, and the answer with the new one may be lost. */
export const replacedForSeconds = 30;

/**
 * Returns the last moment whose tokens end; undefined, without a change, when the person has {@link renewedPerUser} renewed sessions.
 * A second renewal within {@link replacedForSeconds} does not put off the end that the first one set.
 */
export async function upsertRenewedSession(
  db: Database,
  { jti, user_id, expires_at }: { jti: string; user_id: number; expires_at: Date },
): Promise<Date | undefined> {
  const { rows } = await db.raw<{ rows: { ending_until: Date }[] }>(
    `insert into renewed_sessions as known (session_id, user_id, ending_until, ending_at, expires_at)
       select :jti, :user_id, clock_timestamp(), clock_timestamp() + make_interval(secs => :seconds), :expires_at
       where (select count(*) from renewed_sessions where user_id = :user_id and session_id <> :jti) < :max
       on conflict (session_id) do update set
         ended_until = case when known.ending_at <= clock_timestamp() then known.ending_until else known.ended_until end,
         ending_at = case when known.ending_at <= clock_timestamp() then excluded.ending_at else known.ending_at end,
         ending_until = greatest(excluded.ending_until, known.ending_until + interval '1 millisecond')
       returning ending_until`,
    { jti, user_id, expires_at, seconds: replacedForSeconds, max: renewedPerUser },
  );
  return rows[0]?.ending_until;
}
