import { type AttentionRaised, attentionRaised } from '@vidyapath/http/commerce-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { failedForGood } from '@vidyapath/service-kit/jobs/failed-jobs';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import { causes, timesOf } from './attention.repository';

export interface RaiseAttentionDependencies {
  db: Database;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

type Raised = Omit<AttentionRaised, 'raised_at' | 'version'>;

const failedJobs = `
  select 'job-failed' as kind, id::text as id, null::uuid as order_id, null as order_number, null::bigint as amount_paise,
     null as detail, created_at as since
   from :jobs:.jobs where ${failedForGood}`;
/** The rest is told by the next look. */
const atOnce = 100;

/**
 * Tells of what needs staff and was not told of yet. It reads what is so now, whoever made it so: a cause that is delivered again, or a
 * second replica, tells nothing more, and what was settled and comes again is told again.
 */
export const createRaiseAttention =
  ({ db, events, now }: RaiseAttentionDependencies): (() => Promise<void>) =>
  () =>
    db.transaction(async (trx) => {
      const at = now();
      const { rows } = await trx.raw<{ rows: Raised[] }>(
        `with open as (${[...causes, failedJobs].join(' union all ')}),
           settled as (delete from told_attention told
             where not exists (select from open where open.kind = told.kind and open.id = told.id)),
           raised as (insert into told_attention (kind, id)
             select kind, id from open where not exists (
               select from told_attention told where told.kind = open.kind and told.id = open.id)
             order by since limit ${atOnce} on conflict do nothing returning *)
         select raised.*, order_id, order_number from raised join open using (kind, id)`,
        { ...timesOf(at), jobs: jobsSchemaOf(db) },
      );
      for (const row of rows)
        await events.publish(trx, attentionRaised, () => ({ ...row, raised_at: at.toISOString(), version: 1 }));
    });
