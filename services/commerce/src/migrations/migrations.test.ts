import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { commerceMigrations } from './migrations';
import { commerceSchema } from './schema';

describeMigrations({
  schema: commerceSchema,
  migrations: commerceMigrations,
  firstRelease: '20261125-07-service-tables',
  fill: async (db, rows) => {
    await db.raw(
      `insert into courses (course_id, version, deleted, title, list_paise, price_paise)
       select n, 1, false, 'Course ' || n, 99900, 49900 from generate_series(1, ?::int) n`,
      [rows],
    );
    await db.raw(
      `insert into people (user_id, version, deleted, name, email)
       select n, 1, false, 'Person', n || '@example.in' from generate_series(1, ?::int) n`,
      [rows],
    );
    await db.raw(
      `insert into orders (user_id, language, status, content, billing, subtotal_paise, discount_paise, total_paise,
                           provider, gateway_order_id, created_at, expires_at, paid_at, updated_at)
       select n, 'en', 'paid', n::text::bytea, '{"name": "Person"}', 49900, 0, 49900,
              'simulated', 'order_' || n, now(), now(), now(), now() from generate_series(1, ?::int) n`,
      [rows],
    );
    await db.raw(
      `insert into order_items (order_id, position, kind, course_id, title, list_paise, price_paise, discount_paise, total_paise)
       select order_id, 0, 'course', user_id, 'Course', 99900, 49900, 0, 49900 from orders`,
    );
    await db.raw(
      `insert into payments (gateway_payment_id, order_id, amount_paise, currency, status, captured_at, pays_order, created_at, updated_at)
       select 'pay_' || user_id, order_id, 49900, 'INR', 'captured', now(), true, now(), now() from orders`,
    );
    await db.raw(
      `insert into grants (user_id, scope, course_id, source, item_id, starts_at, created_at)
       select user_id, 'course', course_id, 'order', item_id, now(), now() from order_items join orders using (order_id)`,
    );
  },
});
