import type { Database } from '@vidyapath/service-kit/database/database';
import { prepareDatabase as prepare } from '@vidyapath/service-kit/database/prepare-database';
import { catalogueMigrations } from './migrations/migrations';
import { catalogueSchema } from './schema';

/** The kit's, for the schema of this service. */
export function prepareDatabase(url: string, warn?: (message: string) => void): Promise<Database> {
  return prepare(url, { schema: catalogueSchema, migrations: catalogueMigrations, ...(warn && { warn }) });
}
