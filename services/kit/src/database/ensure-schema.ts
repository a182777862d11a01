import { createHash } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../process/config';
import { sqlIdentifier } from './sql-identifier';

export interface SchemaOptions {
  schema: string;
  /** Name of the role; it gets a suffix if another platform on the same server has the name. */
  role: string;
  /** Extensions that the service needs, made in `public`. */
  extensions?: readonly string[];
  /** Whether the service has jobs, which are stored in a separate schema. */
  jobs?: boolean;
  warn?: (message: string) => void;
}

export interface EnsuredSchema {
  schema: string;
  /** Role to use in the schema; undefined when this login may not have roles and works without one. */
  role?: string;
}

/** Creates the service's schema, and a NOLOGIN role that may create tables there, if they are missing. Safe to call from several processes at once. */
export async function ensureSchema(adminUrl: string, options: SchemaOptions): Promise<EnsuredSchema> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertUnicode(client);
    await client.query("select pg_advisory_lock(hashtext('vidyapath-schemas'))");
    const role = await usableRole(client, sqlIdentifier(options.role));
    const open = await mayWorkIn(client, sqlIdentifier(options.schema), role);
    for (const extension of options.extensions ?? []) await ensureExtension(client, sqlIdentifier(extension));
    if (role && open) return { schema: options.schema, role };
    options.warn?.(
      `${options.schema}: this database user may not use a role of its own, so the service works as that user`,
    );
    return { schema: options.schema };
  } finally {
    await client.end();
  }
}

/** PostgreSQL normalises text in no other encoding, and most cannot hold Hindi at all. */
async function assertUnicode(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>("select current_setting('server_encoding') as encoding");
  const { encoding = '' } = rows[0] ?? {};
  if (encoding !== 'UTF8')
    throw new OperatorError([
      `DATABASE_URL: takes a database in UTF8, got one in ${encoding}; make it with: create database … encoding 'UTF8' template template0`,
    ]);
}

async function usableRole(client: pg.Client, preferred: string): Promise<string | undefined> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const suffix = createHash('sha256')
    .update(rows[0]?.database ?? '')
    .digest('hex')
    .slice(0, 8);
  for (const role of [preferred, `${preferred}_${suffix}`]) {
    if (await canEnter(client, role)) return role;
    await attempt(client, `create role ${role} nologin`, ['42710', '23505', '42501']);
    await attempt(client, `grant ${role} to current_user`, ['42501', '42704', '0LP01', 'XX000']);
    if (await canEnter(client, role)) return role;
  }
  return undefined;
}

async function canEnter(client: pg.Client, role: string): Promise<boolean> {
  const entered = await attempt(client, `set role ${role}`, ['42501', '22023', '42704']);
  if (entered) await client.query('reset role');
  return entered;
}

/**
 * Whether `role` may make tables in the schema, which is created if it is missing. The login owns it, since the owner
 * of a schema may drop everything in it, including the audit trail.
 */
async function mayWorkIn(client: pg.Client, schema: string, role: string | undefined): Promise<boolean> {
  const open = role ? `; grant usage, create on schema ${schema} to ${role}` : '';
  if (!(await stateOf(client, schema, role))) {
    await attempt(client, `create schema if not exists ${schema}${open}`, ['42501', '23505', '42P06']);
  }
  const state = await stateOf(client, schema, role);
  if (!state) {
    throw new OperatorError([
      `DATABASE_URL: this user may not make the schema ${schema}; grant it CREATE on the database`,
    ]);
  }
  // Earlier versions gave it to the role.
  if (role && state.owner === role)
    await attempt(client, `alter schema ${schema} owner to current_user${open}`, ['42501']);
  return state.open;
}

async function stateOf(
  client: pg.Client,
  schema: string,
  role = '',
): Promise<{ owner: string; open: boolean } | undefined> {
  const { rows } = await client.query<{ owner: string; open: boolean }>(
    `select pg_get_userbyid(nspowner) as owner, coalesce(has_schema_privilege(oid_of_role, pg_namespace.oid, 'CREATE'), false) as open
       from pg_namespace left join (select oid as oid_of_role from pg_roles where rolname = $2) as wanted on true where nspname = $1`,
    [schema, role],
  );
  return rows[0];
}

async function ensureExtension(client: pg.Client, extension: string): Promise<void> {
  const made = await attempt(client, `create extension if not exists ${extension} schema public`, [
    '42501',
    '58P01',
    '0A000',
    '23505',
  ]);
  const { rowCount } = await client.query('select 1 from pg_extension where extname = $1', [extension]);
  if (made || rowCount) return;
  throw new OperatorError([
    `DATABASE_URL: the extension ${extension} is missing; run CREATE EXTENSION ${extension} in this database as its owner`,
  ]);
}

async function attempt(client: pg.Client, sql: string, tolerated: string[]): Promise<boolean> {
  try {
    await client.query(sql);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && tolerated.includes(error.code ?? '')) return false;
    throw error;
  }
}
