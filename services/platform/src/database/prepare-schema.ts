import { createDatabase, type Database } from '@vidyapath/service-kit/database';
import { ensureSchema, type SchemaOptions } from '@vidyapath/service-kit/ensure-schema';
import { migrate, type Migration } from '@vidyapath/service-kit/migrate';

/** A pool in one service's own schema, which is made and migrated where that is missing. */
export async function prepareSchema(url: string, schema: SchemaOptions, migrations: readonly Migration[]): Promise<Database> {
  const options = { url, ...(await ensureSchema(url, schema)) };
  await migrate(options, migrations);
  return createDatabase(options);
}
