import { failedForGood } from '@vidyapath/service-kit/jobs/failed-jobs';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import type { CommerceContext } from '../../../context';
import { stuckEvents, timesOf } from './attention.repository';
import { type Cause, raiseAttention } from './raise-attention';

const failedJobs = `
  select 'job-failed' as kind, id::text as id, created_at as since from :jobs:.jobs where ${failedForGood}`;
/** The next run raises the rest. */
const atOnce = 100;

/**
 * Raises events that wait for too long and jobs that failed for good: no transaction causes these, so they are looked for. Each is raised
 * once by the row that notes it, also with two replicas, and again when it was settled and comes again.
 */
export const lookForStuck = ({ db, events, now }: CommerceContext): Promise<void> =>
  db.transaction(async (trx) => {
    const at = now();
    const { rows } = await trx.raw<{ rows: Cause[] }>(
      `with open as (select kind, id, since from (${stuckEvents}) stuck union all ${failedJobs}),
         settled as (delete from told_attention raised
           where not exists (select from open where open.kind = raised.kind and open.id = raised.id))
       insert into told_attention (kind, id)
         select kind, id from open where not exists (
           select from told_attention raised where raised.kind = open.kind and raised.id = open.id)
         order by since limit ${atOnce} on conflict do nothing returning kind, id`,
      { ...timesOf(at), jobs: jobsSchemaOf(db) },
    );
    for (const cause of rows) await raiseAttention(events, trx, cause, at);
  });
