import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Checks every user, under a lock that blocks neither readers nor writers. */
export const localeChecked: Migration = {
  name: '20261122-01-locale-checked',
  up: (db) => db.raw('alter table users validate constraint users_locale_check'),
};
