import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { supportSchema } from './schema';
import { supportMigrations } from './migrations';

describeMigrations({
  schema: supportSchema,
  migrations: supportMigrations,
  firstRelease: '20261120-01-messages',
  fill: async (db, rows) => {
    await db.raw('drop index contact_message_search, newsletter_subscriber_search');
    await db.raw(
      `insert into contact_message (full_name, email, mobile, message)
       select 'Person', 'p@example.in', '9876543210', 'Hello' from generate_series(1, ?::int)`,
      [rows],
    );
    await db.raw(
      "insert into newsletter_subscriber (email) select n || '@example.in' from generate_series(1, ?::int) n",
      [rows],
    );
  },
});
