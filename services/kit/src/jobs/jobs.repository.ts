import type { Knex } from 'knex';
import type { Database } from '../database/database';
import { jobsSchemaOf } from './jobs-schema';

export interface JobToAdd {
  kind: string;
  payload: unknown;
  runAt?: Date | undefined;
  key?: string | undefined;
  /** A job with the same key stays unchanged in any state; otherwise it is replaced. */
  keepExisting?: boolean;
  maxAttempts?: number | undefined;
  priority?: number | undefined;
}

/** As part of `trx`. Returns the job's id. */
export async function addJob(schema: string, trx: Knex, job: JobToAdd): Promise<string> {
  const { rows } = await trx.raw<{ rows: [{ id: string }] }>(
    'select id from ??.add_job(?, payload => ?, run_at => ?, max_attempts => ?, job_key => ?, priority => ?, job_key_mode => ?)',
    [
      schema,
      job.kind,
      JSON.stringify(job.payload),
      job.runAt ?? null,
      job.maxAttempts ?? null,
      job.key ?? null,
      job.priority ?? null,
      job.keepExisting ? 'unsafe_dedupe' : 'replace',
    ] as Knex.RawBinding[],
  );
  return rows[0].id;
}

/**
 * Makes the running attempt the last one. graphile-worker's own `permanently_fail_jobs` leaves out running jobs; when they fail,
 * it stores the error and keeps the count.
 */
export async function makeLastAttempt(db: Database, id: string): Promise<void> {
  await db(`${jobsSchemaOf(db)}._private_jobs`)
    .where({ id })
    .update({ attempts: db.ref('max_attempts') });
}

/** Keeps these workers from being taken for dead. */
export async function recordHeartbeat(db: Database, ids: readonly string[]): Promise<void> {
  await db.raw(
    `insert into ??.live_workers (id) select unnest(?::text[])
       on conflict (id) do update set seen_at = now()`,
    [jobsSchemaOf(db), [...ids]],
  );
}

/**
 * Frees the jobs of workers without a heartbeat for `seconds`, except `own`; a new worker may not have a heartbeat yet,
 * and a database that has just started has no recent heartbeat.
 */
export async function freeJobsOfDeadWorkers(db: Database, own: readonly string[], seconds: number): Promise<void> {
  await db.raw(
    `with dead as (delete from :schema:.live_workers where seen_at < now() - make_interval(secs => :seconds))
     select :schema:.force_unlock_workers(array(
       select distinct locked_by from :schema:.jobs
        where locked_at < now() - make_interval(secs => :seconds) and locked_by <> all(:own)
          and pg_postmaster_start_time() < now() - make_interval(secs => :seconds)
          and not exists (select from :schema:.live_workers
                           where id = locked_by and seen_at >= now() - make_interval(secs => :seconds))))`,
    { schema: jobsSchemaOf(db), seconds, own: [...own] },
  );
}

/** Frees the jobs of these workers, which end. */
export async function freeJobs(db: Database, workerIds: readonly string[]): Promise<void> {
  await db.raw('select ??.force_unlock_workers(?::text[])', [jobsSchemaOf(db), [...workerIds]]);
}

/** graphile-worker's pauses grow to six hours; none is longer than this. */
export async function shortenPauses(db: Database, seconds: number): Promise<void> {
  await db.raw(
    `with latest as (select now() + make_interval(secs => :seconds) as at)
     select :schema:.reschedule_jobs(
       array(select id from :schema:.jobs
              where last_error is not null and locked_at is null and attempts < max_attempts and run_at > latest.at),
       run_at => latest.at) from latest`,
    { schema: jobsSchemaOf(db), seconds },
  );
}

export interface QueueFigures {
  kind: string;
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting job was due. */
  oldest: number;
}

export async function readQueues(db: Database): Promise<QueueFigures[]> {
  const { rows } = await db.raw<{ rows: QueueFigures[] }>(
    `select task_identifier as kind,
            count(*) filter (where attempts < max_attempts)::int as waiting,
            count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
            coalesce(extract(epoch from now() - min(run_at)
              filter (where attempts < max_attempts and locked_at is null and run_at <= now())), 0)::float8 as oldest
       from ??.jobs group by 1`,
    [jobsSchemaOf(db)],
  );
  return rows;
}
