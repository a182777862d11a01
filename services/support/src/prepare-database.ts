import type { Database } from '@vidyapath/service-kit/database/database';
import { prepareDatabase as prepare } from '@vidyapath/service-kit/database/prepare-database';
import { supportMigrations } from './migrations/migrations';
import { supportSchema } from './schema';

/** The kit's, for the schema of this service. */
export function prepareDatabase(url: string, warn?: (message: string) => void): Promise<Database> {
  return prepare(url, { schema: supportSchema, migrations: supportMigrations, ...(warn && { warn }) });
}
