import pg from 'pg';
import { type Answer, call, firstAdmin, sendJson, untilStatus } from './support/api';
import { usePlatformOnOwnPostgres } from './support/platform-on-own-postgres';

const running = usePlatformOnOwnPostgres();
let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

/** Another query each time, so that no cache answers it. */
const read = () => call(`${running().url}/api/category?q=x${nextNumber()}`);
const readGuarded = () => call(`${running().url}/api/support/contact`, { headers: running().session });
const write = () =>
  sendJson(`${running().url}/api/category`, { CategoryName: `Category ${nextNumber()}` }, running().session);
const logIn = () => sendJson(`${running().url}/auth/login`, firstAdmin);
const live = () => call(`${running().url}/health/live`);
const ready = () => call(`${running().url}/health/ready`);

/** Each fails as the contract says, at once or after the time that an answer may take. */
async function expectAway(requests: (() => Promise<Answer>)[]): Promise<void> {
  for (const answer of await Promise.all(requests.map((ask) => ask()))) {
    expect(answer).toMatchObject({ status: 503, body: { status: 503, title: 'Service Unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|ECONN|sql|postgres/i);
  }
}

/** In the same process, which has lost the database before. */
async function expectAvailable(): Promise<void> {
  for (const ask of [ready, read, readGuarded, logIn]) await untilStatus(200, ask);
  await untilStatus(201, write);
}

async function asSuperuser<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: running().postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const terminateOthers =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

test('with a stopped database requests get 503, live stays 200, and all requests succeed when it is back', async () => {
  await running().postgres.stop();
  await expectAway([read, readGuarded, write, logIn]);
  await untilStatus(503, ready);
  expect((await live()).status).toBe(200);
  await running().postgres.start();
  await expectAvailable();
});

test('the process survives the end of all its connections', async () => {
  await asSuperuser((client) => client.query(terminateOthers));
  await expectAvailable();
});

test('with a frozen database requests get 503 instead of an endless wait, and the pool is complete afterwards', async () => {
  running().postgres.signalAll('SIGSTOP');
  await expectAway([...Array.from({ length: 30 }, () => read), write]);
  await untilStatus(503, ready);
  expect((await live()).status).toBe(200);
  running().postgres.signalAll('SIGCONT');
  await expectAvailable();
});

test('500 requests that wait for one lock get 503 with Retry-After, other services keep answering, and all requests succeed afterwards', async () => {
  await asSuperuser(async (client) => {
    await client.query('begin; lock table catalogue.categories in access exclusive mode');
    const waiting = Array.from({ length: 500 }, () => read());
    expect((await readGuarded()).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    await expectAway(waiting.map((answer) => () => answer));
    await client.query('rollback');
  });
  await expectAvailable();
});

test('with a read-only database writes get 503, and the platform is not ready', async () => {
  await asSuperuser((client) => client.query('alter system set default_transaction_read_only = on'));
  await asSuperuser((client) => client.query('select pg_reload_conf()'));
  await untilStatus(503, ready);
  await expectAway([write]);
  expect((await read()).status).toBe(200);
  await asSuperuser(async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query('alter system reset default_transaction_read_only');
    await client.query('select pg_reload_conf()');
  });
  await expectAvailable();
});

test('without a free database connection requests get 503, and succeed when there is one again', async () => {
  const openClients = (length: number) =>
    Array.from({ length }, () => new pg.Client({ connectionString: running().postgres.url }));
  const limit = await asSuperuser((client) =>
    client.query<{ limit: number }>("select current_setting('max_connections')::int as limit"),
  );
  const all = openClients((limit.rows[0]?.limit ?? 0) + 20);
  for (const client of all) client.on('error', () => undefined);
  const [keeper, ...others] = all;
  await keeper?.connect();
  await keeper?.query(terminateOthers);
  await Promise.allSettled(others.map((client) => client.connect()));
  // Connections that the platform has opened again are closed, and their slots taken.
  const late = openClients(40);
  for (const client of late) client.on('error', () => undefined);
  await keeper?.query(`${terminateOthers} and application_name like 'vidyapath%'`);
  await Promise.allSettled(late.map((client) => client.connect()));
  await expectAway([read, write, logIn]);
  await untilStatus(503, ready);
  expect((await live()).status).toBe(200);
  await Promise.allSettled([...all, ...late].map((client) => client.end()));
  await expectAvailable();
});
