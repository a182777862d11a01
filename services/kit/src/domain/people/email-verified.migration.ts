import { createIndexes } from '../../database/create-indexes';
import type { Migration } from '../../database/migrate';

/**
 * After `createPeopleTable`. `email_verified` is null in a copy that was stored by a release without it, until the account is read again.
 */
export const emailVerified: readonly Migration[] = [
  {
    name: '20261127-40-email-verified',
    up: (db) => db.raw('alter table people add column email_verified boolean'),
  },
  {
    name: '20261127-41-people-not-told',
    inOneTransaction: false,
    up: (db) => createIndexes(db, { people_not_told: 'people (user_id) where email_verified is null and not deleted' }),
  },
  {
    name: '20261127-51-people-email-key',
    // Null in a copy of a release without it, until the account is read again as above.
    up: (db) => db.raw('alter table people add column email_key text'),
  },
  {
    name: '20261127-52-people-email-key-index',
    inOneTransaction: false,
    up: (db) => createIndexes(db, { people_email_key: 'people (email_key)' }),
  },
];
