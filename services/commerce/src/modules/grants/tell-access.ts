import { accessChanged } from '@vidyapath/http/commerce-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentGrantChange } from './grant-changes.presenter';
import { grantsChangedIn } from './grant-changes.repository';

/** Tells other services, once `trx` is committed, of all grants that it has written. */
export type TellAccess = (trx: Knex.Transaction) => Promise<void>;

export const createTellAccess =
  ({ publish }: Pick<Events, 'publish'>): TellAccess =>
  async (trx) => {
    for (const row of await grantsChangedIn(trx)) await publish(trx, accessChanged, () => presentGrantChange(row));
  };
