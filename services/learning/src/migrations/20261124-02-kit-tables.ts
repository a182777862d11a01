import { createFeedCursorsTable } from '@vidyapath/service-kit/events/read-feed';
import { createIdempotencyTable } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const kitTables: Migration = {
  name: '20261124-02-kit-tables',
  up: async (db) => {
    await createIdempotencyTable(db);
    await createFeedCursorsTable(db);
  },
};
