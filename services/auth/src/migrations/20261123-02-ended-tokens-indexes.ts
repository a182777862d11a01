import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** For pages in the order of the transactions, and for the count of one person's tokens. */
export const endedTokensIndexes: Migration = {
  name: '20261123-02-ended-tokens-indexes',
  inOneTransaction: false,
  up: (db) =>
    createIndexes(db, {
      revoked_tokens_changed_in: 'revoked_tokens (changed_in, jti)',
      revoked_users_changed_in: "revoked_users (changed_in, ('user ' || user_id::text))",
      revoked_tokens_user_id: 'revoked_tokens (user_id)',
    }),
};
