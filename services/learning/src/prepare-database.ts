import type { Database } from '@vidyapath/service-kit/database/database';
import { prepareDatabase as prepare } from '@vidyapath/service-kit/database/prepare-database';
import { learningMigrations } from './migrations/migrations';
import { learningSchema } from './schema';

/** The kit's, for the schema of this service. */
export function prepareDatabase(url: string, warn?: (message: string) => void): Promise<Database> {
  return prepare(url, { schema: learningSchema, migrations: learningMigrations, ...(warn && { warn }) });
}
