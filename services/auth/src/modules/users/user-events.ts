import { userChanged, userErased } from '@vidyapath/http/user-events';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import type { Knex } from 'knex';
import type { AuthContext } from '../../context';
import { presentUserChange } from './user-changes.presenter';
import { findUserChanges } from './user-changes.repository';

/** Tells other services the state of an account once `trx` is committed. */
export const publishUser = ({ events }: AuthContext, trx: Knex.Transaction, id: number): Promise<void> =>
  events.publish(trx, userChanged, async () => {
    const [row] = await findUserChanges(trx, [id]);
    const change = row && presentUserChange(row);
    if (!change?.user) throw new Error(`There is no account ${id} to publish.`);
    const { user, ...counted } = change;
    return { ...counted, ...user };
  });

/** Tells other services, once `trx` is committed, that it has deleted an account. */
export const publishErased = ({ events }: AuthContext, trx: Knex.Transaction, id: number): Promise<void> =>
  events.publish(trx, userErased, async () => {
    const [row] = await findUserChanges(trx, [id]);
    if (!row || row.user) throw new Error(`Account ${id} is not erased.`);
    return { user_id: id, version: Number(row.version) };
  });

/** All accounts, deleted ones too. */
export const publishedUsers = ({ events }: AuthContext): PublishedState => ({
  record: userChanged.record,
  table: 'user_changes',
  async publish(trx, ids: readonly number[]) {
    for (const { user_id, version, user } of (await findUserChanges(trx, ids)).map(presentUserChange)) {
      if (user) await events.publish(trx, userChanged, () => ({ user_id, version, ...user }));
      else await events.publish(trx, userErased, () => ({ user_id, version }));
    }
  },
});
