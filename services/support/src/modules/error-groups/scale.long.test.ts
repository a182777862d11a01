import { fillRows, p95, vacuum } from '@vidyapath/kit-testing/at-scale';
import { person, startDesk } from '../../testing/desk-fixture';

const reports = 1_000_000;
const staff = person('Staff');

test('the report of a million errors and the first page of a million tickets are read from what is kept', async () => {
  const desk = await startDesk();
  const { db } = desk;
  await db.raw(`
    insert into error_group (fingerprint, slice, kind, message, release, first_seen, last_seen, sample)
    select md5(n::text), 'mf_store', 'render', 'failure ' || n, '1.0.0', '2026-10-25', '2026-11-24',
           '{"kind":"render","message":"x","release":"1","page":"/","route":null,"status":null,"request_ids":[],"at":"2026-11-24T00:00:00Z"}'
      from generate_series(1, 2000) n`);
  await fillRows(
    db,
    reports,
    `insert into error_day select date '2026-11-24' - (n % 30), md5((n % 2000 + 1)::text), '1.0.' || n % 2, count(*)
       from generate_series(:from::int, :to::int) n group by 1, 2, 3
       on conflict (day, fingerprint, release) do update set count = error_day.count + excluded.count`,
  );
  await fillRows(
    db,
    reports,
    `insert into error_person select md5((n % 2000 + 1)::text), date '2026-11-24' - (n % 30), '1.0.' || n % 2, int4send(n)
       from generate_series(:from::int, :to::int) n`,
  );
  await vacuum(db);
  const list = await p95(() => desk.call(staff, 'GET', '/api/support/errors?limit=20'));
  const sums = await p95(() => desk.call(staff, 'GET', '/api/support/reports/errors'));
  const fillTickets = (rows: number) =>
    fillRows(
      db,
      rows,
      `insert into ticket (status, category, subject, source, user_id, asker_name, asker_email, language, created_at, acknowledge_by, resolve_by, last_message_at)
       select (array['open', 'answered', 'closed'])[n % 3 + 1], 'technical', 'subject ' || n, 'account', n, 'Name', 'n@example.in', 'en',
              at, at + interval '1 day', at + interval '7 days', at
         from generate_series(:from::int, :to::int) n, lateral (select timestamptz '2026-11-24' - n * interval '1 minute' as at) times`,
    );
  await fillTickets(1_000);
  const few = await p95(() => desk.call(staff, 'GET', '/api/support/tickets?limit=20'));
  await db.raw('drop index ticket_search');
  await fillTickets(reports);
  await vacuum(db);
  const many = await p95(() => desk.call(staff, 'GET', '/api/support/tickets?limit=20'));
  process.stdout.write(`p95: errors ${list} ms, sums ${sums} ms, tickets ${few} ms, then ${many} ms\n`);
  expect(list).toBeLessThan(1_500);
  expect(sums).toBeLessThan(1_500);
  await desk.stop();
}, 600_000);
