import type { Database } from '@vidyapath/service-kit/database/database';
import type { JobContext, JobKind } from '@vidyapath/service-kit/jobs/job-kind';

interface StoredJob {
  id: string;
  identifier: string;
  payload: Record<string, unknown>;
}

/** Runs jobs as their worker would, one after the other, when a test calls it. Those of no kind here, such as mails, are kept as done. */
export function createDueJobs(db: Database, kinds: Record<string, JobKind>, now: () => Date) {
  const others: StoredJob[] = [];
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

  return {
    others,
    /** Until none is due; those that fail stay and their errors are returned. */
    async run(): Promise<Error[]> {
      const failed = new Map<string, Error>();
      for (let job = await due(new Set()); job; job = await due(new Set(failed.keys()))) {
        try {
          // As its worker does: a job that runs is not replaced by another one of its key.
          await stored(job.id).update({ locked_at: db.fn.now() });
          const kind = kinds[job.identifier];
          if (kind) await kind.run(job.payload, { now } as JobContext);
          else others.push(job);
          await stored(job.id).delete();
        } catch (error) {
          await stored(job.id).update({ locked_at: null });
          failed.set(job.id, error as Error);
        }
      }
      return [...failed.values()];
    },
  };
}
