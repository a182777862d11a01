import { createDatabase, type Database, type DatabaseOptions } from '@vidyapath/service-kit/database';
import { ensureSchema } from '@vidyapath/service-kit/ensure-schema';
import { migrate } from '@vidyapath/service-kit/migrate';
import { supportMigrations } from './migrations/migrations';
import { supportSchema } from './schema';

/** A pool in support's own schema, made and migrated where that has not been done. */
export async function prepareDatabase(url: string, warn?: (message: string) => void): Promise<Database> {
  const options: DatabaseOptions = { url, ...(await ensureSchema(url, { ...supportSchema, ...(warn && { warn }) })) };
  await migrate(options, supportMigrations);
  return createDatabase(options);
}
