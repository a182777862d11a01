import { createDatabase, type Database } from './database';
import { ask, statement } from './statement';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, schema: 'public', poolMax: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const sum = statement('select $1::integer + $2::integer as sum, pg_backend_pid() as connection', 'once');

test('answers rows for the values of each call, on one connection too', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((one) => ask<{ sum: number }>(db, sum, [one, 10])));
  expect(answers.map(([row]) => row?.sum)).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
});

test('a statement that fails gives its connection back', async () => {
  await expect(ask(db, statement('select 1 / $1::integer', 'each time'), [0])).rejects.toMatchObject({ code: '22012' });
  expect(await ask(db, sum, [1, 1])).toMatchObject([{ sum: 2 }]);
});

test('after its connection was ended it is parsed anew on the next one', async () => {
  const [before] = await ask<{ connection: number }>(db, sum, [0, 0]);
  await expect(ask(db, statement('select pg_terminate_backend($1::integer)', 'each time'), [before?.connection ?? 0])).rejects.toThrow();
  const [after] = await ask<{ connection: number }>(db, sum, [0, 0]);
  expect(after?.connection).not.toBe(before?.connection);
});

test.each([
  ['once', [{ generic: 3, custom: 5 }]],
  ['each time', []],
] as const)('is planned %s, however often it was asked', async (planned, kept) => {
  const asked = statement(`select count(*) as planned_${planned.length} from pg_class where oid = $1::oid`, planned);
  for (let time = 0; time < 8; time += 1) await ask(db, asked, [time]);
  const plans = statement('select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements where statement = $1', 'each time');
  expect(await ask(db, plans, [asked.text])).toEqual(kept);
});
