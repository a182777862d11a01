import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createFeedCursorsTable } from '@vidyapath/service-kit/events/read-feed';
import { createIdempotencyTable } from '@vidyapath/service-kit/idempotency/idempotency';

export const serviceTables: Migration = {
  name: '20261125-07-service-tables',
  async up(db) {
    await createIdempotencyTable(db);
    await createFeedCursorsTable(db);
  },
};
