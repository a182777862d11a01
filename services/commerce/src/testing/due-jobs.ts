import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Job, JobContext, RunJob } from '@vidyapath/service-kit/jobs/job-kind';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';

interface StoredJob {
  id: string;
  identifier: string;
  payload: Record<string, unknown>;
}

/** A service's jobs, which run as their worker would, one after the other, when a test calls it. Those without a handler are kept as done. */
export async function createDueJobs(db: Database, now: () => Date) {
  const others: StoredJob[] = [];
  const handled: { job: Job; run: RunJob }[] = [];
  // It is never ready, so that its worker takes no jobs.
  const server = await createTestServer();
  const worker = createJobs(server, { db, now });
  const add: Jobs['add'] = (trx, job, payload, options) => worker.add(trx, job, payload, options);
  const stored = (id: string) => db('commerce_jobs._private_jobs').where({ id });

  const due = async (left: ReadonlySet<string>): Promise<StoredJob | undefined> => {
    const { rows } = await db.raw<{ rows: StoredJob[] }>(
      `select jobs.id::text, tasks.identifier, jobs.payload
         from commerce_jobs._private_jobs jobs join commerce_jobs._private_tasks tasks on tasks.id = jobs.task_id
        where jobs.run_at <= greatest(now(), ?::timestamptz) and not jobs.id::text = any(?)
        order by jobs.priority, jobs.id limit 1`,
      [now(), [...left]],
    );
    return rows[0];
  };

  const handle: Jobs['handle'] = (job, run) => void handled.push({ job, run });
  return {
    add,
    handle,
    others,
    handled,
    /** Until none is due; those that fail stay and their errors are returned. */
    async run(): Promise<Error[]> {
      const failed = new Map<string, Error>();
      for (let job = await due(new Set()); job; job = await due(new Set(failed.keys()))) {
        try {
          // As its worker does: a job that runs is not replaced by another one of its key.
          await stored(job.id).update({ locked_at: db.fn.now() });
          const { identifier, payload } = job;
          const found = handled.find((other) => other.job.name === identifier);
          if (found) await found.run(payload, { now } as JobContext);
          else others.push(job);
          await stored(job.id).delete();
        } catch (error) {
          await stored(job.id).update({ locked_at: null });
          failed.set(job.id, error as Error);
        }
      }
      return [...failed.values()];
    },
    stop: () => server.close(),
  };
}
