import { serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { addLogins, serviceUrl } from './support/database-logins';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  addLogins(database.url);
  // For a new service, or after an update.
  addLogins(database.url);
});
afterAll(() => database.drop());

test('each service works in its own schemas as its role, and can neither read nor change those of another', async () => {
  for (const name of serviceNames) {
    const schema = name.replaceAll('-', '_');
    const role = `vidyapath_${schema}`;
    const url = serviceUrl(database.url, name);
    for (const each of [schema, `${schema}_jobs`])
      expect(await ensureSchema(url, { schema: each, role, extensions: ['pg_trgm'] })).toEqual({ schema: each, role });
    const db = createDatabase({ url, schema, role });
    await db.schema.createTable('records', (table) => table.text('text'));
    for (const other of serviceNames.filter((one) => one !== name).map((one) => one.replaceAll('-', '_')))
      for (const attempt of [
        `create table ${other}.records (text text)`,
        `select * from ${other}.records`,
        `set role vidyapath_${other}`,
      ])
        await expect(db.raw(attempt)).rejects.toThrow('permission denied');
    await db.destroy();
  }
});
