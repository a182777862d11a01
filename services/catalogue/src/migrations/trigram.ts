import type { Knex } from 'knex';

/** The operator class of trigram indexes. The extension is made for the whole database, so it has its own schema. */
export async function trigramClass(db: Knex): Promise<string> {
  const found = await db
    .select<{ schema: string }[]>('pg_namespace.nspname as schema')
    .from('pg_catalog.pg_extension')
    .join('pg_catalog.pg_namespace', 'pg_namespace.oid', 'pg_extension.extnamespace')
    .where('extname', 'pg_trgm');
  const schema = found[0]?.schema;
  if (!schema)
    throw new Error('the extension pg_trgm is missing; run CREATE EXTENSION pg_trgm in this database as its owner');
  return `"${schema.replaceAll('"', '""')}".gin_trgm_ops`;
}
