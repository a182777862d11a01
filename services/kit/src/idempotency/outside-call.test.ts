import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { createDatabase, type Database } from '../database/database';
import { badRequest, unavailable } from '../http/errors';
import type { IdempotencyKey } from './idempotency';
import { createOutsideCalls, type OutsideCall } from './outside-call';
import { createOutsideCallsTable, findCall } from './outside-call.repository';

interface Input {
  amount: number;
}
interface Result {
  reference: string;
}
type Call = OutsideCall<Input, Result, Result>;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, schema: 'public' });
  await createOutsideCallsTable(db);
  await db.raw('create table gateway_calls (key text not null, amount integer not null)');
  await db.raw('create table payments (reference text primary key, amount integer not null)');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const newKey = (): IdempotencyKey => ({ id: Buffer.from(randomUUID()), fingerprint: Buffer.from('same') });

/** A service that pays through a gateway, which recognises a repeated key. */
function createPayments(over: Partial<Call> = {}) {
  const sentKeys: string[] = [];
  const calls = createOutsideCalls<Input, Result, Result>(db, {
    kind: 'pay',
    async call(_input, key) {
      sentKeys.push(key);
      return { reference: key };
    },
    async finish(trx, { amount }, { reference }) {
      await trx('payments').insert({ reference, amount });
      return { reference };
    },
    timeLimit: 0,
    ...over,
  });
  return { ...calls, sentKeys };
}
const paid = (reference: string | undefined) =>
  db('payments')
    .where({ reference: reference ?? '' })
    .pluck<number[]>('amount');

test('a repeated request gets the answer of the first without a call; another body under its key is refused', async () => {
  const { run, sentKeys } = createPayments();
  const key = newKey();
  const first = await run(key, { amount: 5 });
  expect(await run(key, { amount: 5 })).toEqual(first);
  expect([sentKeys.length, await paid(first.reference)]).toEqual([1, [5]]);
  const other = { ...key, fingerprint: Buffer.from('other') };
  await expect(run(other, { amount: 6 })).rejects.toMatchObject({ statusCode: 422 });
});

test('while the first request runs, a repeated one gets Retry-After, and no transaction is open', async () => {
  let answer: (result: Result) => void = () => undefined;
  const { run } = createPayments({
    call: () =>
      new Promise<Result>((resolve) => {
        answer = resolve;
      }),
    timeLimit: 60,
  });
  const key = newKey();
  const first = run(key, { amount: 5 });
  const refused: unknown = await until(() =>
    run(key, { amount: 5 }).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  expect(refused).toMatchObject({ statusCode: 409, kind: 'still-running', headers: { 'retry-after': '2' } });
  const { rows } = await db.raw<{ rows: object[] }>(
    "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(rows).toEqual([]);
  answer({ reference: 'late' });
  expect(await first).toEqual({ reference: 'late' });
  expect(await run(key, { amount: 5 })).toEqual({ reference: 'late' });
});

test('a refusal of the other side leaves nothing, and the key may be used again', async () => {
  const key = newKey();
  const refusing = createPayments({ call: () => Promise.reject(badRequest('amount', 'Too much.')) });
  await expect(refusing.run(key, { amount: 5 })).rejects.toMatchObject({ statusCode: 400 });
  expect((await createPayments().run(key, { amount: 5 })).reference).toBeDefined();
});

test('the job repeats a call of unknown outcome with its key, and finishes it once', async () => {
  const key = newKey();
  const keys: string[] = [];
  const failing = createPayments({
    call: (_input, callKey) => {
      keys.push(callKey);
      return Promise.reject(unavailable());
    },
  });
  await expect(failing.run(key, { amount: 7 })).rejects.toMatchObject({ statusCode: 503 });
  await expect(failing.run(key, { amount: 7 })).rejects.toMatchObject({ statusCode: 409 });
  const one = createPayments();
  const other = createPayments();
  await Promise.all([one.job.run(), other.job.run()]);
  expect([...new Set([...one.sentKeys, ...other.sentKeys])]).toEqual(keys);
  expect(await paid(keys[0])).toEqual([7]);
  expect(await one.run(key, { amount: 7 })).toEqual({ reference: keys[0] });
});

test('a call that can be looked up is recovered by its own function', async () => {
  const key = newKey();
  const payments = createPayments({
    call: () => Promise.reject(new Error('reset')),
    recover: async (_input, callKey) => ({ reference: `found ${callKey}` }),
  });
  await expect(payments.run(key, { amount: 9 })).rejects.toThrow('reset');
  await payments.job.run();
  expect((await payments.run(key, { amount: 9 })).reference).toMatch(/^found /);
});

test('a call that cannot be recovered fails the job and is tried again', async () => {
  let away = true;
  const payments = createPayments({
    call: ({ amount }, callKey) =>
      away && amount === 13 ? Promise.reject(new Error('away')) : Promise.resolve({ reference: callKey }),
    finish: async (_trx, _input, result) => result,
    timeLimit: 0,
  });
  const key = newKey();
  await expect(payments.run(key, { amount: 13 })).rejects.toThrow('away');
  const limited = createPayments({ call: () => Promise.reject(new Error('away')), timeLimit: 1 });
  const failure = await until(() => limited.job.run().catch((error: Error) => error) as Promise<Error | undefined>);
  expect(failure).toMatchObject({ message: '1 calls pay could not be finished' });
  await expect(payments.run(key, { amount: 13 })).rejects.toMatchObject({ statusCode: 409 });
  away = false;
  await payments.job.run();
  expect((await payments.run(key, { amount: 13 })).reference).toBeDefined();
});

test('deletes an answer after a day, and keeps a call without one', async () => {
  const key = newKey();
  const { run, job } = createPayments();
  await run(key, { amount: 5 });
  const broken = newKey();
  const failing = createPayments({ call: () => Promise.reject(new Error('away')), timeLimit: 3_600 });
  await expect(failing.run(broken, { amount: 5 })).rejects.toThrow('away');
  await db('outside_calls').update({ created_at: db.raw("now() - interval '25 hours'") });
  await failing.job.run();
  expect(await db('outside_calls').pluck<Buffer[]>('id')).toEqual([broken.id]);
  await job.run();
});

test.each(['call', 'finish'])(
  'a call of a process that is killed in its %s is finished once by another',
  async (step) => {
    const key = newKey();
    const args = [join(__dirname, 'outside-call.fixture.ts'), database.url, key.id.toString(), step];
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { run, job, sentKeys } = createPayments();
    // PostgreSQL notices the end of the process a moment later, and until then the call is locked.
    await until(async () => {
      await job.run();
      return (await findCall(db, key.id))?.answer ?? undefined;
    });
    expect(await run(key, { amount: 5 })).toEqual({ reference: sentKeys[0] });
    expect(await paid(sentKeys[0])).toEqual([5]);
    expect(await db('gateway_calls').where({ key: sentKeys[0] }).pluck('amount')).toEqual(step === 'call' ? [] : [5]);
  },
  30_000,
);
