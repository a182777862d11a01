import { userChanged, userErased } from '@vidyapath/http/user-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import { presentUserChange } from './user-changes.presenter';
import { createUserChangesRepository } from './user-changes.repository';

/** Publishes the state of an account to other services once `trx` is committed. */
export type PublishUser = (trx: Knex.Transaction, id: number) => Promise<void>;

export const createPublishUser =
  ({ publish }: Pick<Events, 'publish'>): PublishUser =>
  (trx, id) =>
    publish(trx, userChanged, async () => {
      const [row] = await createUserChangesRepository(trx).find([id]);
      const change = row && presentUserChange(row);
      if (!change?.user) throw new Error(`There is no account ${id} to publish.`);
      const { user, ...counted } = change;
      return { ...counted, ...user };
    });

/** Publishes to other services, once `trx` is committed, that it has deleted an account. */
export const createPublishErased =
  ({ publish }: Pick<Events, 'publish'>): PublishUser =>
  (trx, id) =>
    publish(trx, userErased, async () => {
      const [row] = await createUserChangesRepository(trx).find([id]);
      if (!row || row.user) throw new Error(`Account ${id} is not erased.`);
      return { user_id: id, version: Number(row.version) };
    });
