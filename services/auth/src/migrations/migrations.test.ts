import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { authSchema } from '../app';
import { authMigrations } from './migrations';

describeMigrations({
  schema: authSchema,
  migrations: authMigrations,
  firstRelease: '20260101-02-sessions',
  fill: async (db, rows) => {
    await db.raw('drop index users_search_text_trigrams');
    await db.raw(
      `insert into users (name, email, email_key, phone, password_hash)
       select 'Person', n || '@example.in', n || '@example.in', '9876543210', 'x' from generate_series(1, ?::int) n`,
      [rows],
    );
    await db.raw("insert into revoked_users select id, now(), now() + interval '1 day' from users");
    await db.raw("insert into revoked_tokens select id::text, now() + interval '1 day' from users");
    await db.raw("insert into login_failures (account, client) select email_key, '192.0.2.1' from users");
  },
});
