import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../database/database';
import { deleteOldRows, startHousekeeping } from './housekeeping';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';

describe('jobs', () => {
  test('run at each interval, also after a failure, which is counted and logged', async () => {
    const app = await createTestServer();
    const warn = jest.spyOn(app.log, 'warn');
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
    };
    startHousekeeping(app, [{ name: 'old-rows', everyMs: 1, run }]);
    await app.listen();
    await until(() => (runs > 2 ? true : undefined));
    const figures = (await app.inject('/metrics')).body;
    expect(figures).toContain('housekeeping_runs_total{task="old-rows",outcome="failed"} 1\n');
    expect(warn).toHaveBeenCalledTimes(1);
    await app.close();
  });

  test('of several services are in the metrics of the process before they have run', async () => {
    const app = await createTestServer();
    for (const name of ['one', 'other'])
      startHousekeeping(app, [{ name, everyMs: 60_000, run: () => Promise.resolve() }]);
    const lines = (await app.inject('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('housekeeping_runs_total'));
    expect(lines).toHaveLength(4);
    await app.close();
  });

  test('end before the server has closed', async () => {
    const app = await createTestServer();
    const events: string[] = [];
    const run = async () => {
      events.push('begun');
      await sleep(100);
      events.push('ended');
    };
    startHousekeeping(app, [{ name: 'slow', everyMs: 1, run }]);
    await app.listen();
    await until(() => (events.length > 0 ? true : undefined));
    await app.close();
    events.push('closed');
    expect(events.slice(-2)).toEqual(['ended', 'closed']);
  });
});

describe('old rows', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase({ url: database.url, schema: 'public' });
    await db.raw('create table notes (id integer primary key, at timestamptz not null)');
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('are all deleted by two replicas at once, and younger ones stay', async () => {
    await db.raw("insert into notes select n, now() - interval '91 days' from generate_series(1, 2500) n");
    await db.raw("insert into notes select n, now() - interval '89 days' from generate_series(2501, 2503) n");
    const kept = { table: 'notes', column: 'at', kept: '90 days' };
    await Promise.all([deleteOldRows(db, kept), deleteOldRows(db, kept)]);
    expect(await db('notes').orderBy('id').pluck('id')).toEqual([2501, 2502, 2503]);
  });

  test('that another session has locked are skipped until the next run', async () => {
    await db.raw(
      "insert into notes select n, now() - interval '91 days' from generate_series(1, 3) n on conflict do nothing",
    );
    await db.transaction(async (trx) => {
      await trx('notes').where('id', 1).forUpdate();
      await deleteOldRows(db, { table: 'notes', column: 'at', kept: '90 days' });
      expect(await trx('notes').where('id', '<', 10).pluck('id')).toEqual([1]);
    });
  });
});
