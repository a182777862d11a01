import { OperatorError } from '@vidyapath/service-kit/process/config';
import pg from 'pg';

const oldest = 14;

/** Proves that the operator's database answers and is new enough, before anything is done in it. */
export async function assertUsable(url: string): Promise<void> {
  const client = clientFor(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Math.trunc(Number(rows[0]?.version) / 10_000);
    if (version < oldest)
      throw new OperatorError([`DATABASE_URL: takes PostgreSQL ${oldest} or later, got ${version}`]);
  } catch (error) {
    throw error instanceof OperatorError ? error : unreachable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  } catch {
    throw new OperatorError([
      'DATABASE_URL: takes a PostgreSQL address such as postgres://user:password@host:5432/name, got a value of another shape',
    ]);
  }
}

function unreachable(error: unknown): OperatorError {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { message = '', code = 'no reason given' } = first as { message?: string; code?: string };
  const reason = (message || code).split('\n', 1)[0];
  return new OperatorError([
    `DATABASE_URL: the database cannot be reached or refuses this user (${reason}); start it or correct the address`,
  ]);
}
