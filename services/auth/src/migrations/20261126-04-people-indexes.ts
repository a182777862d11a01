import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** For lists of the accounts of some days, and for searches by Staff. */
export const peopleIndexes: Migration = {
  name: '20261126-04-people-indexes',
  inOneTransaction: false,
  up: (db) =>
    createIndexes(db, {
      users_created_at: 'users (created_at, id)',
      users_cut_text_trigrams: `users using gin (${cutText} gin_trgm_ops)`,
    }),
};

/** As in `modules/people/cut-email.ts` on the day of this migration. */
const cutText =
  "((id::text || chr(31) || name || chr(31) || regexp_replace(email, '^(.).*@', '\\1•••@') || chr(31) || role))";
