import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** For users without access, who are told that they had it. */
export const grantsGivenBack: Migration = {
  name: '20261127-22-grants-given-back',
  inOneTransaction: false,
  up: (db) => createIndexes(db, { grants_given_back: 'grants (user_id, course_id) where revoked_at is not null' }),
};
