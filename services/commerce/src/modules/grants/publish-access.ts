import { accessChanged } from '@vidyapath/http/commerce-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentGrantChange } from './grant-changes.presenter';
import { grantsChangedIn, grantsOfIds } from './grant-changes.repository';

/** Publishes, once `trx` is committed, all grants that it has written. */
export async function publishAccess(events: Events, trx: Knex.Transaction): Promise<void> {
  for (const row of await grantsChangedIn(trx)) await events.publish(trx, accessChanged, () => presentGrantChange(row));
}

/** All grants. Those that wait begin for others when they are released. */
export const publishedGrants = (events: Events): PublishedState => ({
  record: accessChanged.record,
  table: 'grants',
  where: 'not waiting',
  async publish(trx, ids: readonly string[]) {
    for (const row of await grantsOfIds(trx, ids))
      await events.publish(trx, accessChanged, () => presentGrantChange(row));
  },
});
