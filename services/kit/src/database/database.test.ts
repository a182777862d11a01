import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { createDatabase, pingDatabase, type Database } from './database';
import { isDatabaseAway, isViolation } from './database-errors';
import { ensureSchema } from './ensure-schema';
import { migrate, type Migration } from './migrate';
import { fetchList, type ListRules } from '../lists/list-query';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';

let database: TestDatabase;
let db: Database;
const opened: Database[] = [];
const migrations: Migration[] = [
  {
    name: '20260101-01-things',
    up: (knex) =>
      knex.schema.createTable('things', (table) => {
        table.increments('id');
        table.text('name').notNullable().unique('things_name_key');
        table.text('note');
        table.decimal('price', 10, 2);
      }),
  },
];

beforeAll(async () => {
  database = await createTestDatabase();
  const entered = await ensureSchema(database.url, {
    schema: 'things',
    role: 'vidyapath_things',
    extensions: ['pg_trgm'],
  });
  await migrate({ url: database.url, ...entered }, migrations);
  db = createDatabase({ url: database.url, ...entered });
  await db('things').insert([
    { name: '100%', note: 'a', price: '0.10' },
    { name: '1000', note: 'b_c', price: '2' },
    { name: 'Ünïcode', note: 'C:\\x', price: null },
    { name: 'हिन्दी', note: 'b', price: '99999999.99' },
  ]);
});
afterAll(async () => {
  await Promise.all([db, ...opened].map((one) => one.destroy()));
  await database.drop();
});

test('a service works in its own schema as its own role', async () => {
  const { rows } = await db.raw<{ rows: unknown[] }>('select current_user as role, current_schema() as schema');
  expect(rows).toEqual([{ role: 'vidyapath_things', schema: 'things' }]);
});

test('money stays exact', async () => {
  expect(await db('things').orderBy('id').pluck('price')).toEqual(['0.10', '2.00', null, '99999999.99']);
});

test('three processes may create the same schema at once', async () => {
  const target = { schema: 'fresh', role: 'vidyapath_fresh', extensions: ['pg_trgm'] };
  const entered = await Promise.all([1, 2, 3].map(() => ensureSchema(database.url, target)));
  expect(entered).toEqual(Array(3).fill({ schema: 'fresh', role: 'vidyapath_fresh' }));
});

test('a database that cannot hold every language is refused in one line', async () => {
  const admin = createDatabase({ url: database.url, schema: 'public' });
  opened.push(admin);
  const name = `${new URL(database.url).pathname.slice(1)}_ascii`;
  await admin.raw(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
  await expect(
    ensureSchema(new URL(name, database.url).href, { schema: 'things', role: 'vidyapath_things' }),
  ).rejects.toThrow('DATABASE_URL: takes a database in UTF8, got one in SQL_ASCII');
  await admin.raw(`drop database ${name}`);
});

describe('as a user of an existing server', () => {
  async function login(name: string, rights: string): Promise<string> {
    await db.raw('reset role');
    const admin = createDatabase({ url: database.url, schema: 'public' });
    opened.push(admin);
    const full = `${name}_${process.pid}_${Date.now()}`;
    await admin.raw(`create role ${full} login password 'secret' ${rights}`);
    await admin.raw(`grant create on database ${new URL(database.url).pathname.slice(1)} to ${full}`);
    const url = new URL(database.url);
    url.username = full;
    url.password = 'secret';
    return url.href;
  }

  test('a user who may create roles gets a separate role, even if another platform has the name', async () => {
    const url = await login('owner', 'createrole');
    const entered = await ensureSchema(url, { schema: 'mine', role: 'vidyapath_things' });
    expect(entered.role).toMatch(/^vidyapath_things_[0-9a-f]{8}$/);
    const own = createDatabase({ url, ...entered });
    opened.push(own);
    await pingDatabase(own);
    expect(await ensureSchema(url, { schema: 'mine', role: 'vidyapath_things' })).toEqual(entered);
  });

  test('a user who may not create roles works without one, with a warning', async () => {
    const url = await login('guest', '');
    const warnings: string[] = [];
    const entered = await ensureSchema(url, {
      schema: 'guests',
      role: 'vidyapath_guests',
      warn: (text) => warnings.push(text),
    });
    expect(entered).toEqual({ schema: 'guests' });
    expect(warnings).toHaveLength(1);
  });
});

describe('lists', () => {
  const rules: ListRules = {
    sortable: { id: 'id', name: 'name', note: "coalesce(nullif(note, note), '')" },
    searchable: ['name', 'note'],
    tiebreaker: 'id',
  };
  const names = async (query: Parameters<typeof fetchList>[1]) => {
    const { rows, total } = await fetchList<{ name: string }>(db('things').select('*'), query, rules);
    return [rows.map(({ name }) => name), total];
  };

  test.each([
    ['no query', {}, ['100%', '1000', 'Ünïcode', 'हिन्दी'], 4],
    ['% as itself', { q: '0%' }, ['100%'], 1],
    ['_ as itself', { q: '_' }, ['1000'], 1],
    ['\\ as itself', { q: '\\' }, ['Ünïcode'], 1],
    ['any case', { q: 'ÜNÏ' }, ['Ünïcode'], 1],
    ['quotes', { q: "' or 1=1 --" }, [], 0],
    ['another script', { q: 'हिन्' }, ['हिन्दी'], 1],
    ['sort and page', { sort: 'name:desc', limit: 2, offset: 1 }, ['Ünïcode', '1000'], 4],
    ['equals in the same direction', { sort: 'note:desc', limit: 2 }, ['हिन्दी', 'Ünïcode'], 4],
    ['a field that is not listed', { sort: 'note;drop:asc' }, ['100%', '1000', 'Ünïcode', 'हिन्दी'], 4],
    ['past the end', { offset: 9, limit: 2 }, [], 4],
  ] as const)('%s', async (_what, query, expected, total) => {
    expect(await names(query as Parameters<typeof fetchList>[1])).toEqual([expected, total]);
  });
});

test('a violation is recognised by kind and constraint', async () => {
  const failure: unknown = await db('things')
    .insert({ name: '1000' })
    .catch((error: unknown) => error);
  expect(isViolation(failure, 'unique', 'things_name_key')).toBe(true);
  expect(isViolation(failure, 'unique', 'other')).toBe(false);
  expect(isViolation(failure, 'foreign-key')).toBe(false);
  expect(isDatabaseAway(failure)).toBe(false);
});

describe('over a failing connection', () => {
  let wire: Server;
  const sockets: Socket[] = [];
  let url: URL;
  beforeEach(async () => {
    const target = new URL(database.url);
    wire = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      sockets.push(near, far);
    });
    wire.listen(0, '127.0.0.1');
    await once(wire, 'listening');
    url = new URL(target);
    url.port = String((wire.address() as AddressInfo).port);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    wire.close();
  });

  test('a frozen database is an error within the time limit, also in a transaction, and the pool is complete afterwards', async () => {
    const own = createDatabase({ url: url.href, schema: 'things', statementTimeout: 300 });
    opened.push(own);
    await pingDatabase(own);
    const failure: unknown = await own
      .transaction(async (trx) => {
        await trx.raw('select 1');
        for (const socket of sockets) socket.pause();
        for (const socket of sockets) socket.unpipe();
        await trx.raw('select 2');
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    for (const socket of sockets.splice(0)) socket.destroy();
    await pingDatabase(own);
  });

  test('queries fail while the database is stopped, and succeed when it runs again', async () => {
    const own = createDatabase({ url: url.href, schema: 'things' });
    opened.push(own);
    await pingDatabase(own);
    const { port } = wire.address() as AddressInfo;
    wire.close();
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(isDatabaseAway(await pingDatabase(own).catch((error: unknown) => error))).toBe(true);
    wire.listen(port, '127.0.0.1');
    await once(wire, 'listening');
    await pingDatabase(own);
  });

  test('killed connections do not end the process', async () => {
    const own = createDatabase({ url: url.href, schema: 'things' });
    opened.push(own);
    await pingDatabase(own);
    await own.raw('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    await pingDatabase(own);
  });
});
