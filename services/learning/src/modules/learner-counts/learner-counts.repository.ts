import type { Knex } from 'knex';

export interface LearnerCount {
  course_id: number;
  learners: number;
  /** `bigint`. */
  version: string;
}

/** False: another process counts. */
export async function lockCounting(trx: Knex.Transaction): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: [{ locked: boolean }] }>(
    "select pg_try_advisory_xact_lock(hashtext('learning.learner-counts')) as locked",
  );
  return rows[0].locked;
}

/** Counts who has begun each course, and returns the courses of which the number changed. */
export async function countLearners(trx: Knex.Transaction): Promise<LearnerCount[]> {
  const { rows } = await trx.raw<{ rows: LearnerCount[] }>(`
    with begun as (
      select course_id, count(*)::integer as learners from learners where last_watched_at is not null group by course_id
    ), counted as (
      select course_id, learners from begun
      union all select course_id, 0 from learner_counts where course_id not in (select course_id from begun)
    )
    insert into learner_counts (course_id, learners) select course_id, learners from counted order by course_id
    on conflict (course_id) do update set learners = excluded.learners, version = learner_counts.version + 1
    where learner_counts.learners <> excluded.learners
    returning course_id, learners, version
  `);
  return rows;
}

export const findCounts = (on: Knex, courseIds: readonly number[]): Promise<LearnerCount[]> =>
  on('learner_counts')
    .whereIn('course_id', courseIds)
    .orderBy('course_id')
    .select<LearnerCount[]>('course_id', 'learners', 'version');
