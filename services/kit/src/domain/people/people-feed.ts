import { type UserChange, userChanged, userErased } from '@vidyapath/http/user-events';
import { bodyOf, type ServiceClient } from '../../client/service-client';
import type { paths } from '../../clients/auth';
import type { Database } from '../../database/database';
import { type EventHandler, onEvent } from '../../events/event-handlers';
import { feedJob } from '../../events/feed-job';
import type { HousekeepingJob } from '../../jobs/housekeeping';
import { emailKey } from './email-key';
import type { PeopleRepository, PersonRow } from './people.repository';

/** Sends the service's token, with the scope `users:read`. */
export type AuthClient = ServiceClient<paths>;

type KeepPeople = Pick<PeopleRepository, 'keep'>;

const idsAtOnce = 100;

export function personRowOf({ user_id, version, user }: UserChange): PersonRow {
  if (!user)
    return {
      user_id,
      version,
      deleted: true,
      name: '',
      email: '',
      email_key: '',
      email_verified: false,
      role: 'User',
      language: 'en',
    };
  const { name, email, email_verified, role, language } = user;
  return { user_id, version, deleted: false, name, email, email_key: emailKey(email), email_verified, role, language };
}

export const peopleEvents = ({ keep }: KeepPeople): EventHandler[] => [
  onEvent(userChanged, (trx, { user_id, version, ...user }) => keep(trx, personRowOf({ user_id, version, user }))),
  onEvent(userErased, (trx, { user_id, version }) => keep(trx, personRowOf({ user_id, version, user: null }))),
];

/** Reads accounts that no event has delivered, such as those older than `service`, and what older copies do not have. */
export function peopleFeed(
  service: string,
  db: Database,
  { keep, notTold }: Pick<PeopleRepository, 'keep' | 'notTold'>,
  auth: AuthClient,
): HousekeepingJob {
  const feed = feedJob(db, {
    name: `${service}-people`,
    feed: 'auth.users',
    fetchPage: (after) => bodyOf(auth.GET('/internal/users', { params: { query: { after } } })),
    keep: (trx, change) => keep(trx, personRowOf(change)),
  });
  const completeCopies = async (): Promise<void> => {
    for (let ids = await notTold(db, 0, idsAtOnce); ids.length > 0;) {
      const query = { ids: ids.join(',') };
      const { items } = await bodyOf(auth.GET('/internal/users', { params: { query } }));
      await db.transaction(async (trx) => {
        for (const change of items) await keep(trx, personRowOf(change));
      });
      ids = await notTold(db, ids.at(-1) ?? 0, idsAtOnce);
    }
  };
  return {
    ...feed,
    run: async () => {
      await feed.run();
      await completeCopies();
    },
  };
}
