import type { GrantChange } from '@vidyapath/http/commerce-events';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** A grant that ends soon; the person has no other grant that continues it. */
export interface EndingRow {
  cause: string;
  user_id: number;
  /** Null: all courses. */
  course_id: number | null;
  course_name: string | null;
  ends_at: Date;
}

export async function storeGrants(trx: Knex, grants: readonly GrantChange[]): Promise<void> {
  const rows = grants.map(({ grant_id, version, user_id, scope, course_id, starts_at, ends_at, revoked_at }) => ({
    grant_id,
    version,
    user_id,
    scope,
    course_id,
    starts_at,
    ends_at,
    revoked_at,
  }));
  await keepNewer(trx, { table: 'grants', key: 'grant_id', rows });
}

/** Those that end within `days` and after `laterThanDays`, lasted longer than that, and have no notification yet. */
export const findEndingGrants = async (
  on: Knex,
  now: Date,
  days: number,
  laterThanDays: number,
  limit: number,
): Promise<EndingRow[]> => {
  const { rows } = await on.raw<{ rows: EndingRow[] }>(
    `select cause, user_id, course_id, name as course_name, ends_at
     from grants left join courses using (course_id),
       lateral (select concat_ws('/', 'access-ending', grant_id, extract(epoch from ends_at)::bigint, :days::int) as cause) named
     where revoked_at is null and starts_at <= :now
       and ends_at > :now::timestamptz + :laterThanDays::int * interval '1 day'
       and ends_at <= :now::timestamptz + :days::int * interval '1 day'
       and ends_at - starts_at > :days::int * interval '1 day'
       and (scope = 'all' or courses.deleted = false)
       and not exists (select from told_causes where told_causes.cause = named.cause)
       and not exists (
         select from grants more
         where more.user_id = grants.user_id and more.grant_id <> grants.grant_id and more.revoked_at is null
           and (more.scope = 'all' or (grants.scope = more.scope and more.course_id = grants.course_id))
           and more.starts_at <= grants.ends_at and (more.ends_at is null or more.ends_at > grants.ends_at))
     order by ends_at, grant_id limit :limit`,
    { now, days, laterThanDays, limit },
  );
  return rows;
};
