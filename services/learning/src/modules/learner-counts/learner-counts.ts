import { learnersCounted } from '@vidyapath/http/learning-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { countLearners, findCounts, type LearnerCount, lockCounting } from './learner-counts.repository';

/** Others have the number at most an hour late. */
const everyMs = 30 * 60_000;

/** How many people have begun each course, for other services. Not at each beginning, since a popular course would be told of all day. */
export function registerLearnerCounts(app: TypedApp, ctx: LearningContext): void {
  startHousekeeping(app, [{ name: 'learning-learner-counts', everyMs, run: () => publishLearnerCounts(ctx) }]);
}

export const publishLearnerCounts = (ctx: Pick<LearningContext, 'db' | 'events'>): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    if (await lockCounting(trx)) await publish(ctx, trx, await countLearners(trx));
  });

export const publishedLearnerCounts = (ctx: LearningContext): PublishedState => ({
  record: learnersCounted.record,
  table: 'learner_counts',
  publish: async (trx, ids: readonly number[]) => publish(ctx, trx, await findCounts(trx, ids)),
});

async function publish(
  { events }: Pick<LearningContext, 'events'>,
  trx: Knex,
  counts: readonly LearnerCount[],
): Promise<void> {
  for (const { course_id, learners, version } of counts)
    await events.publish(trx, learnersCounted, () => ({ course_id, learners, version: Number(version) }));
}
