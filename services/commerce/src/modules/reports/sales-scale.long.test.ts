import { fillRows, p95, vacuum } from '@vidyapath/kit-testing/at-scale';
import { staff, startDocuments } from '../../testing/documents-fixture';

const orders = 1_000_000;
const orderId = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";
/** One of 100 cost nothing; one of 100 was refunded, and one of 10,000 has no note of it yet. */
const total = 'case when n % 100 = 0 then 0 else 100000 end';
const paidAt = "timestamptz '2026-11-24 12:00+05:30' - n % 365 * interval '1 day' - n % 80000 * interval '0.5 seconds'";

test('the sales report of a year with a million orders counts all of them', async () => {
  const { db, get, stop } = await startDocuments();
  await db.raw('drop index orders_search');
  await fillRows(
    db,
    orders,
    `insert into orders (order_id, user_id, language, status, content, billing, subtotal_paise, discount_paise, total_paise, provider,
                         gateway_order_id, given_counted, created_at, expires_at, paid_at, updated_at)
     select ${orderId}, n, 'en', 'paid', int4send(n), '{"name":"Asha","place_of_supply":"21"}', 100000, 100000 - ${total}, ${total},
            case when n % 100 = 0 then 'none' else 'simulated' end, case when n % 100 > 0 then 'order_' || n end, n % 100 = 0, at, at, at, at
       from generate_series(:from::int, :to::int) n, lateral (select ${paidAt} as at) times`,
  );
  await fillRows(
    db,
    orders,
    `insert into order_items (order_id, position, kind, course_id, title, list_paise, price_paise, discount_paise, total_paise)
     select ${orderId}, 0, 'course', n % 300 + 1, 'Course', 100000, 100000, 100000 - ${total}, ${total}
       from generate_series(:from::int, :to::int) n`,
  );
  await fillRows(
    db,
    orders,
    `insert into payments (gateway_payment_id, order_id, amount_paise, currency, status, method, captured_at, pays_order, created_at, updated_at)
     select 'pay_' || n, ${orderId}, 100000, 'INR', 'captured', 'upi', at, true, at, at
       from generate_series(:from::int, :to::int) n, lateral (select ${paidAt} as at) times where n % 100 > 0`,
  );
  await fillRows(
    db,
    orders,
    `insert into refunds (refund_id, order_id, gateway_payment_id, amount_paise, status, reason, cause, idempotency_key, created_at, processed_at)
     select ${orderId}, ${orderId}, 'pay_' || n, 100000, 'processed', 'x', 'buyer', n, at, at
       from generate_series(:from::int, :to::int) n, lateral (select ${paidAt} as at) times where n % 100 = 1`,
  );
  await fillRows(
    db,
    orders,
    `insert into documents (number, kind, order_id, refund_id, issued_at, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, content, keep_until)
     select 'VPN-' || n, 'refund-note', ${orderId}, ${orderId}, ${paidAt}, 100000, 0, 0, 0, 0, '{}', '2035-03-31'
       from generate_series(:from::int, :to::int) n where n % 100 = 1 and n % 10000 <> 1`,
  );
  await db.raw(`
    insert into sales_days
    select 'all', day, '', 2700, 2700, 270000000, 0, 2700000, 0, 0, 0, 0 from generate_series(date '2025-11-25', date '2026-11-24', '1 day') day
    union all
    select 'course', day, n::text, 9, 9, 900000, 0, 9000, 0, 0, 0, 0
      from generate_series(date '2025-11-25', date '2026-11-24', '1 day') day, generate_series(1, 300) n`);
  await vacuum(db);
  const year = '/api/commerce/reports/sales?from=2025-11-25&to=2026-11-24';
  const read = async (group: string) => {
    const answer = await get(`${year}&group_by=${group}`, staff);
    expect(answer.json()).toMatchObject({ totals: { orders: 365 * 2_700 } });
  };
  const byDay = await p95(() => read('day'));
  const byCourse = await p95(() => read('course'));
  const list = await p95(() => get('/api/commerce/admin/orders?limit=20', staff));
  process.stdout.write(`p95: sales by day ${byDay} ms, by course ${byCourse} ms, orders of staff, page 1 ${list} ms\n`);
  await stop();
}, 900_000);
