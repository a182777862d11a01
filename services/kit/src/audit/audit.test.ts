import { type AuditEntry, auditSortFields } from '@vidyapath/http/audit';
import { createDatabase, type Database } from '../database/database';
import { ensureSchema } from '../database/ensure-schema';
import { migrate } from '../database/migrate';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '../auth/auth-token';
import { auditMigration } from './audit.migration';
import { auditRoutes } from './audit.routes';
import { type AuditContext, type AuditRecord, recordAudit } from './audit';

const target = { schema: 'things', role: 'vidyapath_things', extensions: ['pg_trgm'] };
const by: AuditContext = {
  actor: { id: 7, name: 'Asha', role: 'Staff' },
  client: '203.0.113.9',
  requestId: 'request-1',
};
const created: AuditRecord = { by, action: 'thing.created', resource: { type: 'thing', id: 1 }, after: { name: 'a' } };

let database: TestDatabase;
let db: Database;
let admin: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { url: database.url, ...(await ensureSchema(database.url, target)) };
  await migrate(options, [auditMigration]);
  db = createDatabase(options);
  admin = createDatabase({ url: database.url, schema: 'things' });
});
afterAll(async () => {
  await Promise.all([db.destroy(), admin.destroy()]);
  await database.drop();
});
const record = (entry: Partial<AuditRecord> = {}) =>
  db.transaction((trx) => recordAudit(trx, { ...created, ...entry }));
const refusal = (sql: string, as = db) =>
  as.raw(sql).then(
    () => undefined,
    (error: Error & { code: string }) => error.code,
  );

test('the role of the service may add and read', async () => {
  await record();
  expect(await db('audit').select('actor_id', 'action', 'changes', 'request_id').first()).toEqual({
    actor_id: 7,
    action: 'thing.created',
    changes: [{ field: 'name', after: 'a' }],
    request_id: 'request-1',
  });
});

test.each([
  "update audit set actor_name = 'x'",
  'delete from audit',
  'truncate audit',
  'drop table audit',
  'drop schema things cascade',
  'alter table audit rename to other',
  'alter table audit disable trigger all',
  'alter table audit owner to current_user',
  'drop trigger audit_is_only_added_to on audit',
  'drop function refuse_audit_change() cascade',
  'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
  "insert into audit (at, action, resource_type) values ('2020-01-01', 'x', 'x')",
  "insert into audit (id, action, resource_type) overriding system value values (1, 'x', 'x')",
  "insert into audit (action, resource_type) values ('x', 'x') on conflict (id) do update set action = 'y'",
])('the role of the service may not: %s', async (sql) => {
  await record();
  expect(await refusal(sql)).toBe('42501');
});

test.each(["update audit set actor_name = 'x'", 'delete from audit', 'truncate audit'])(
  'the trigger also stops the owner: %s',
  async (sql) => {
    expect(await refusal(sql, admin)).toBe('42501');
  },
);

test('an entry is rolled back with its change', async () => {
  const [before] = await db('audit').count<{ count: string }[]>('*');
  await db
    .transaction(async (trx) => {
      await recordAudit(trx, created);
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await db('audit').count('*')).toEqual([before]);
});

test('names what changed, without secrets and without long texts', async () => {
  await record({
    action: 'thing.changed',
    before: { name: 'a', same: [1], password_hash: 'x', text: 'y', gone: 1 },
    after: { name: 'b', same: [1], password_hash: 'z', text: '😀'.repeat(400), access_token: 'u' },
  });
  const { changes } = (await db('audit').orderBy('id', 'desc').first<{ changes: object[] }>('changes')) ?? {
    changes: [],
  };
  expect(changes).toEqual([
    { field: 'name', before: 'a', after: 'b' },
    { field: 'password_hash' },
    { field: 'text', before: 'y', after: `${'😀'.repeat(300)} … (400 characters)` },
    { field: 'gone', before: 1 },
    { field: 'access_token' },
  ]);
});

describe('as a list', () => {
  const tokens = createTestTokens();
  const server = createTestServer();
  const get = async (query: string, role: 'User' | 'Staff' | 'Admin' = 'Admin') =>
    (await server).inject({ url: `/things/audit${query}`, headers: tokens.as(role) });
  beforeAll(async () => {
    await (
      await server
    ).register(async (scope) => {
      await registerTokenCheck(scope, tokens);
      auditRoutes(scope.withTypeProvider(), { db, path: '/things/audit', operationId: 'listAudit' });
    });
    for (const id of [11, 12, 13]) await record({ action: `page.${id}`, resource: { type: 'page', id } });
    await record({
      by: { actor: null, client: null, requestId: null },
      resource: { type: 'page', id: null },
      action: 'page.50%',
    });
  });
  afterAll(async () => (await server).close());

  test('is for Admins', async () => {
    expect([(await get('', 'User')).statusCode, (await get('', 'Staff')).statusCode]).toEqual([403, 403]);
    expect((await (await server).inject('/things/audit')).statusCode).toBe(401);
  });

  test.each([
    ['resource_type=page', ['page.50%', 'page.13', 'page.12', 'page.11'], '4'],
    ['resource_type=page&sort=id:asc&limit=2&offset=1', ['page.12', 'page.13'], '4'],
    ['resource_type=page&resource_id=12', ['page.12'], '1'],
    ['resource_type=page&actor_id=7&sort=action:asc', ['page.11', 'page.12', 'page.13'], '3'],
    ['action=page.13', ['page.13'], '1'],
    ['q=PAGE.1', ['page.13', 'page.12', 'page.11'], '3'],
    ['q=0%25', ['page.50%'], '1'],
    ['q=page.&from=2020-01-01&to=2020-01-01T10:00:00Z', [], '0'],
    ['q=page.&from=2020-01-01T00:00:00.000Z&limit=1', ['page.50%'], '4'],
  ])('%s', async (query, actions, total) => {
    const answer = await get(`?${query}`);
    expect(answer.json<AuditEntry[]>().map(({ action }) => action)).toEqual(actions);
    expect(answer.headers['x-total-count']).toBe(total);
  });

  test.each(auditSortFields)('is sorted by %s, both ways', async (field) => {
    const [up, down] = await Promise.all(
      ['asc', 'desc'].map(async (way) => (await get(`?resource_type=page&sort=${field}:${way}`)).json<AuditEntry[]>()),
    );
    expect(up).toHaveLength(4);
    expect(down).toEqual(up?.toReversed());
  });

  test('shows who, what, when and from where', async () => {
    const [entry] = (await get('?action=page.13')).json<[AuditEntry]>();
    expect(entry).toEqual({
      id: expect.any(Number) as number,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      actor_id: 7,
      actor_name: 'Asha',
      actor_role: 'Staff',
      action: 'page.13',
      resource_type: 'page',
      resource_id: '13',
      changes: [{ field: 'name', after: 'a' }],
      client: '203.0.113.9',
      request_id: 'request-1',
    });
  });

  test.each(['sort=changes:asc', 'limit=0', 'actor_id=abc', 'from=yesterday', 'from=2026-13-45', 'unknown=1'])(
    '%s is 400',
    async (query) => {
      expect((await get(`?${query}`)).statusCode).toBe(400);
    },
  );
});

test('a schema that an older version gave to the role is taken over with its entries', async () => {
  const role = `vidyapath_old_${process.pid}_${Date.now()}`;
  await admin.raw(`create role ${role} nologin`);
  await admin.raw(`create schema old_trail authorization ${role}`);
  const old = createDatabase({ url: database.url, schema: 'old_trail', role });
  await old.raw('create table kept (id integer)');
  const options = {
    url: database.url,
    ...(await ensureSchema(database.url, { ...target, schema: 'old_trail', role })),
  };
  expect(options.role).toBe(role);
  await migrate(options, [auditMigration]);
  await old('kept').insert({ id: 1 });
  expect(await refusal('drop table audit', old)).toBe('42501');
  await old.destroy();
  await admin.raw('drop schema old_trail cascade');
  await admin.raw(`drop role ${role}`);
});

test('a login without a separate role works, and the trigger still refuses changes', async () => {
  const name = `guest_${process.pid}_${Date.now()}`;
  await admin.raw(`create role ${name} login password 'secret'`);
  await admin.raw(`grant create on database ${new URL(database.url).pathname.slice(1)} to ${name}`);
  const url = Object.assign(new URL(database.url), { username: name, password: 'secret' }).href;
  const options = { url, ...(await ensureSchema(url, { ...target, schema: 'guests', role: 'vidyapath_guests' })) };
  await migrate(options, [auditMigration]);
  const guest = createDatabase(options);
  await guest.transaction((trx) => recordAudit(trx, created));
  for (const sql of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    expect(await refusal(sql, guest)).toBe('42501');
  await guest.destroy();
});
