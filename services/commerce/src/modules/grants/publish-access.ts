import { accessChanged } from '@vidyapath/http/commerce-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentGrantChange } from './grant-changes.presenter';
import { grantsChangedIn } from './grant-changes.repository';

/** Publishes, once `trx` is committed, all grants that it has written. */
export type PublishAccess = (trx: Knex.Transaction) => Promise<void>;

export const createPublishAccess =
  ({ publish }: Pick<Events, 'publish'>): PublishAccess =>
  async (trx) => {
    for (const row of await grantsChangedIn(trx)) await publish(trx, accessChanged, () => presentGrantChange(row));
  };
