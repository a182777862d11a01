import { createDatabase, type Database } from '../database/database';
import { ensureSchema } from '../database/ensure-schema';
import { migrate } from '../database/migrate';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { type AuditContext, recordAudit } from './audit';
import { auditMigration } from './audit.migration';
import { auditPartitions, keepAuditPartitions } from './audit-partitions.migration';

const by: AuditContext = { actor: null, client: '203.0.113.9', requestId: 'request-1' };
const before = 'audit_before_partitions';
const other = 'audit_other_months';

let database: TestDatabase;
let db: Database;
/** The login that migrates. */
let owner: Database;
let month: (offset: number) => string;
beforeAll(async () => {
  database = await createTestDatabase();
  const target = { schema: 'things', role: 'vidyapath_things', extensions: ['pg_trgm'] };
  const options = { url: database.url, ...(await ensureSchema(database.url, target)) };
  await migrate(options, [auditMigration]);
  db = createDatabase(options);
  owner = createDatabase({ url: database.url, schema: 'things' });
  // Prepared by the previous version, which keeps using it afterwards.
  await db.raw("prepare old as insert into audit (action, resource_type) values ('thing.made', 'thing')");
  for (let entry = 0; entry < 3; entry += 1) await db.raw('execute old');
  await migrate(options, [auditMigration, auditPartitions('24 months')]);
  await migrate(options, [auditMigration, auditPartitions('24 months')]);
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    `select to_char(date_trunc('month', now()) + make_interval(months => n), '"audit_"YYYY_MM') as name from generate_series(0, 4) n order by n`,
  );
  month = (offset) => rows[offset]?.name ?? '';
});
afterAll(async () => {
  await Promise.all([db.destroy(), owner.destroy()]);
  await database.drop();
});

const partitions = async () => {
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    "select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'audit'::regclass order by 1",
  );
  return rows.map(({ name }) => name);
};
const partitionOf = async (action: string) => {
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    'select tableoid::regclass::text as name from audit where action = ?',
    [action],
  );
  return rows.map(({ name }) => name);
};
const record = (action: string) =>
  db.transaction((trx) => recordAudit(trx, { by, action, resource: { type: 'thing', id: 1 } }));
const refusal = (sql: string, as = db) =>
  as.raw(sql).then(
    () => undefined,
    (error: Error & { code: string }) => error.code,
  );
/** Leaves one partition, of entries until `months` months ago. */
const leaveOnePartition = async (months: number) => {
  await owner.raw(`drop table ${(await partitions()).join(', ')}`);
  await owner.raw(`do $$ begin execute format('create table ${before} partition of audit for values from (minvalue) to (%L)',
    date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '${months} months'); end $$`);
};

test('existing entries become the first partition, and the previous version still adds entries', async () => {
  await db.raw('execute old');
  await record('thing.changed');
  const ids = (await db('audit').orderBy('id').pluck<string[]>('id')).map(Number);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
  expect(await partitionOf('thing.changed')).toEqual([before]);
  expect(await partitions()).toEqual([month(2), month(3), before, other]);
});

test('each partition has every index of the table, and the one of ids', async () => {
  const { rows } = await owner.raw<{ rows: { definition: string }[] }>(
    `select regexp_replace(indexdef, '^.* USING ', '') as definition from pg_indexes where schemaname = 'things' and tablename = ? order by 1`,
    [month(2)],
  );
  expect(rows.map(({ definition }) => definition)).toEqual([
    'btree (action, id)',
    'btree (actor_id, id)',
    'btree (at, id)',
    'btree (id)',
    'btree (resource_type, resource_id, id)',
    'gin (search_text gin_trgm_ops)',
  ]);
});

test.each([
  `drop table ${before}`,
  `delete from ${before}`,
  `select * from ${before}`,
  `alter table audit detach partition ${before}`,
  'drop function keep_audit_partitions()',
  'create or replace function keep_audit_partitions() returns void language sql as $$ select $$',
  'alter function keep_audit_partitions() owner to current_user',
])('the role of the service may not: %s', async (sql) => {
  expect(await refusal(sql)).toBe('42501');
});

test.each([before, other])('the trigger also stops the owner from changing %s', async (table) => {
  for (const sql of [`delete from ${table}`, `truncate ${table}`, `update ${table} set action = 'x'`])
    expect(await refusal(sql, owner)).toBe('42501');
});

test('creates missing partitions of the next months, and drops none that is within its time', async () => {
  await leaveOnePartition(23);
  await keepAuditPartitions(db);
  expect(await partitions()).toEqual([month(0), month(1), month(2), month(3), before, other]);
  await record('thing.moved');
  expect(await partitionOf('thing.moved')).toEqual([month(0)]);
  expect(await refusal(`delete from ${month(0)}`, owner)).toBe('42501');
});

test('an entry of a month without a partition is stored, and the months after it get partitions', async () => {
  await owner.raw(`drop table ${month(0)}, ${month(1)}, ${month(2)}, ${month(3)}`);
  await record('thing.lost');
  await Promise.all([keepAuditPartitions(db), keepAuditPartitions(db)]);
  expect(await partitionOf('thing.lost')).toEqual([other]);
  expect(await partitions()).toEqual([month(1), month(2), month(3), before, other]);
});

test('the service drops entries that are older than their limit', async () => {
  await leaveOnePartition(24);
  await owner.raw(
    "insert into audit (at, action, resource_type) values (now() - interval '5 years', 'thing.old', 'thing')",
  );
  await keepAuditPartitions(db);
  expect(await partitions()).not.toContain(before);
  await owner.raw(
    "insert into audit (at, action, resource_type) values (now() - interval '25 months', 'thing.stray', 'thing')",
  );
  expect(await partitionOf('thing.stray')).toEqual([other]);
  await keepAuditPartitions(db);
  expect(await db('audit')).toEqual([]);
  await record('thing.new');
  expect(await partitionOf('thing.new')).toEqual([month(0)]);
});

test('a login without a separate role does the same', async () => {
  const name = `guest_${process.pid}_${Date.now()}`;
  await owner.raw(`create role ${name} login password 'secret'`);
  await owner.raw(`grant create on database ${new URL(database.url).pathname.slice(1)} to ${name}`);
  const url = Object.assign(new URL(database.url), { username: name, password: 'secret' }).href;
  const options = { url, ...(await ensureSchema(url, { schema: 'guests', role: 'vidyapath_guests' })) };
  await migrate(options, [auditMigration, auditPartitions('6 months')]);
  const guest = createDatabase(options);
  await guest.transaction((trx) => recordAudit(trx, { by, action: 'thing.made', resource: { type: 'thing', id: 1 } }));
  await keepAuditPartitions(guest);
  expect(await guest('audit')).toHaveLength(1);
  for (const sql of ["update audit set action = 'x'", 'delete from audit', `truncate ${before}`])
    expect(await refusal(sql, guest)).toBe('42501');
  await guest.destroy();
});
