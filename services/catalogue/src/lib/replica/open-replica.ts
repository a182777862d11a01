import { createDatabase, type Database } from '@vidyapath/service-kit/database/database';
import { catalogueSchema } from '../../migrations/schema';

/** A pool on a replica of `db`, with the role that `db` works as; the caller destroys it. */
export async function openReplica(db: Database, url: string): Promise<Database> {
  const { rows } = await db.raw<{ rows: { role: string; login: string }[] }>(
    'select current_user::text as role, session_user::text as login',
  );
  const { role = '', login = '' } = rows[0] ?? {};
  return createDatabase({
    url,
    schema: catalogueSchema.schema,
    ...(role === login ? {} : { role }),
    name: 'vidyapath-catalogue-reads',
  });
}
