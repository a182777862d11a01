import { createTestDatabase } from '@vidyapath/service-kit/testing/test-database';
import { prepareDatabase } from '../prepare-database';

const foreignKeysWithoutIndex = `
  select c.conname from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'catalogue'::regnamespace and not exists (
    select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
  )`;

it('makes the schema once, whoever of three comes first, with an index for every foreign key', async () => {
  const database = await createTestDatabase();
  const { url } = database;
  const pools = await Promise.all([prepareDatabase(url), prepareDatabase(url), prepareDatabase(url)]);
  pools.push(await prepareDatabase(url));
  const [db] = pools;
  expect(await db?.raw(foreignKeysWithoutIndex)).toMatchObject({ rows: [] });
  await Promise.all(pools.map((pool) => pool.destroy()));
  await database.drop();
});
