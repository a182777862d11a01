import { createDatabase, type Database, type DatabaseOptions } from './database';
import { ensureSchema, type SchemaOptions } from './ensure-schema';
import { migrate, type Migration } from './migrate';

export interface PrepareOptions extends Pick<DatabaseOptions, 'poolMax'> {
  schema: SchemaOptions;
  migrations: readonly Migration[];
}

/** A pool in a service's own schema, which is made and migrated where that is missing. Whoever asked for it ends it. */
export async function prepareDatabase(url: string, { schema, migrations, ...pool }: PrepareOptions): Promise<Database> {
  const options: DatabaseOptions = { url, ...(await ensureSchema(url, schema)), ...pool };
  await migrate(options, migrations);
  return createDatabase(options);
}
