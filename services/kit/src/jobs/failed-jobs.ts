import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { HousekeepingJob } from './housekeeping';
import { jobsSchemaOf } from './jobs-schema';

/** A job whose last attempt failed. */
export interface FailedJob {
  id: string;
  kind: string;
  attempts: number;
  /** Null when the process died during the job. */
  lastError: string | null;
  createdAt: Date;
}

const kept = '30 days';
/** Of a row of the view `jobs` in the schema of the jobs. */
export const failedForGood = 'attempts >= max_attempts and locked_at is null';

/** The newest first. */
export async function failedJobs(db: Database, limit = 100): Promise<FailedJob[]> {
  return db(`${jobsSchemaOf(db)}.jobs`)
    .whereRaw(failedForGood)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id', 'attempts', { kind: 'task_identifier', lastError: 'last_error', createdAt: 'created_at' });
}

/** Runs a job that failed for good as if it were new. False when there is none with this id. */
export async function runAgain(db: Database, id: string, on: Knex = db): Promise<boolean> {
  const { rows } = await on.raw<{ rows: unknown[] }>(
    `select id from :schema:.reschedule_jobs(
       array(select id from :schema:.jobs where id = :id and ${failedForGood}), run_at => now(), attempts => 0)`,
    { schema: jobsSchemaOf(db), id },
  );
  return rows.length > 0;
}

/** Deletes a job that failed for good and is not needed. False when there is none with this id. */
export async function setAside(db: Database, id: string, on: Knex = db): Promise<boolean> {
  const { rows } = await on.raw<{ rows: unknown[] }>(
    `select id from :schema:.complete_jobs(array(select id from :schema:.jobs where id = :id and ${failedForGood}))`,
    { schema: jobsSchemaOf(db), id },
  );
  return rows.length > 0;
}

/** Deletes jobs that failed for good and were not run again. */
export const failedJobsJob = (db: Database): HousekeepingJob => {
  const schema = jobsSchemaOf(db);
  return {
    name: `${schema}-failed`,
    everyMs: 60 * 60_000,
    run: () =>
      db.raw(
        `select :schema:.complete_jobs(array(
           select id from :schema:.jobs where ${failedForGood} and run_at < now() - interval '${kept}' limit 1000))`,
        { schema },
      ),
  };
};
