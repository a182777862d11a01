import { createDatabase, type Database, type DatabaseOptions } from '@vidyapath/service-kit/database';
import { ensureSchema } from '@vidyapath/service-kit/ensure-schema';
import { migrate } from '@vidyapath/service-kit/migrate';
import { catalogueMigrations } from './migrations/migrations';
import { catalogueSchema } from './schema';

/** A pool in the catalogue's own schema, made and migrated where that has not been done. */
export async function prepareDatabase(url: string, warn?: (message: string) => void): Promise<Database> {
  const ensured = await ensureSchema(url, { ...catalogueSchema, ...(warn ? { warn } : {}) });
  const options: DatabaseOptions = { url, ...ensured };
  await migrate(options, catalogueMigrations);
  return createDatabase(options);
}
