import { type UserChange, userChanged, userErased } from '@vidyapath/http/user-events';
import type { ServiceClient } from '../../client/service-client';
import type { paths } from '../../clients/auth';
import { bodiesOf } from '../../events/event';
import { type EventHandler, onEvents } from '../../events/event-handlers';
import { emailKey } from './email-key';
import { type PeopleHooks, type PersonRow, storePeople } from './people.repository';

/** Sends the service's token, with the scope `auth-log:read`. */
export type AuthClient = ServiceClient<paths>;

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

export const peopleEvents = (hooks: PeopleHooks): EventHandler[] => [
  onEvents(userChanged, (trx, events) => {
    const rows = bodiesOf(events).map(({ user_id, version, ...user }) => personRowOf({ user_id, version, user }));
    return storePeople(trx, rows, hooks);
  }),
  onEvents(userErased, (trx, events) => {
    const rows = bodiesOf(events).map(({ user_id, version }) => personRowOf({ user_id, version, user: null }));
    return storePeople(trx, rows, hooks);
  }),
];
