import { type UserChange, userChanged, userErased } from '@vidyapath/http/user-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { readFeed } from '@vidyapath/service-kit/events/read-feed';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { paths } from '../../clients/auth';
import type { PeopleRepository, PersonRow } from './people.repository';

export type AuthClient = ServiceClient<paths>;

/** Of an erased account nothing is kept but that it is gone; documents keep what the law wants. */
export function personRowOf({ user_id, version, user }: UserChange): PersonRow {
  if (!user) return { user_id, version, deleted: true, name: '', email: '', role: 'User', language: 'en' };
  const { name, email, role, language } = user;
  return { user_id, version, deleted: false, name, email, role, language };
}

export const peopleEvents = (people: PeopleRepository): EventHandler[] => [
  onEvent(userChanged, (trx, { user_id, version, ...user }) => people.keep(trx, personRowOf({ user_id, version, user }))),
  onEvent(userErased, (trx, { user_id, version }) => people.keep(trx, personRowOf({ user_id, version, user: null }))),
];

/** Whatever no event brought, such as all that was there before commerce was. */
export const peopleFeed = (db: Database, people: PeopleRepository, auth: AuthClient): HousekeepingJob => ({
  name: 'commerce-people',
  everyMs: 15 * 60_000,
  run: () =>
    readFeed(db, {
      feed: 'auth.users',
      fetchPage: (after) => bodyOf(auth.GET('/internal/users', { params: { query: { after } } })),
      store: async (trx, changes) => {
        for (const change of changes) await people.keep(trx, personRowOf(change));
      },
    }),
});
