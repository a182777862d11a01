import { createDatabase, type Database, type DatabaseOptions, type PoolOptions } from './database';
import { ensureSchema, type SchemaOptions } from './ensure-schema';
import { prepareJobs } from '../jobs/jobs-schema';
import { migrate, type Migration } from './migrate';

export interface PrepareOptions extends PoolOptions, Pick<SchemaOptions, 'warn'> {
  schema: SchemaOptions;
  migrations: readonly Migration[];
}

/** A pool in a service's own schema, which is created and migrated first. The caller destroys it. */
export async function prepareDatabase(
  url: string,
  { schema, migrations, warn, ...pool }: PrepareOptions,
): Promise<Database> {
  const entered = await ensureSchema(url, { ...schema, ...(warn && { warn }) });
  const options: DatabaseOptions = { url, ...entered, ...pool };
  await migrate(options, migrations);
  if (schema.jobs) await prepareJobs(url, schema);
  return createDatabase(options);
}
