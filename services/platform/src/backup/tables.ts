import type pg from 'pg';
import { serviceNames } from '../edge-policy/paths';

const schemas = serviceNames.map((name) => name.replaceAll('-', '_'));
/** With the schemas of waiting jobs. */
const allSchemas = schemas.flatMap((schema) => [schema, `${schema}_jobs`]);

export interface TableDescription {
  schema: string;
  name: string;
  columns: string[];
  /** Only in a backup, and not in those of older versions. */
  rows?: number;
}

/** Written by the migrations themselves, and by each process while it runs. */
const bookkeeping = ['migrations', 'migrations_lock', 'live_workers'];

/**
 * Tables with rows of the product, with the columns that can be written. A partitioned one is one table, since another database has other partitions;
 * and numbers of transactions are valid in their own database only.
 */
export async function readTables(client: pg.ClientBase): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and c.relname <> all($2)
      group by 1, 2 order by 1, 2`,
    [allSchemas, bookkeeping],
  );
  return rows;
}

/** Of all services; none in a database that no platform has used. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const names: string[] = [];
  for (const schema of schemas) {
    const {
      rows: [found],
    } = await client.query<{ migrated: boolean }>('select to_regclass($1) is not null as migrated', [
      `"${schema}".migrations`,
    ]);
    if (!found?.migrated) continue;
    const { rows } = await client.query<{ name: string }>(`select name from "${schema}".migrations order by name`);
    names.push(...rows.map(({ name }) => `${schema}/${name}`));
  }
  return names;
}

export interface SequenceValue {
  schema: string;
  name: string;
  value: string | null;
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as value
       from pg_sequences where schemaname = any($1) and sequencename not like 'migrations%' order by 1, 2`,
    [allSchemas],
  );
  return rows;
}

interface Reference {
  /** The constraint, and the table that has it, both quoted. */
  name: string;
  table: string;
  from: string;
  to: string;
}

async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select quote_ident(c.conname) as name, format('%I.%I', fn.nspname, f.relname) as table,
            fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
       from pg_constraint c
       join pg_class f on f.oid = c.conrelid join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = c.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where c.contype = 'f' and c.conparentid = 0`,
  );
  return rows;
}

/** The same tables, each after those that it refers to, as far as there is such an order. */
export async function inReferenceOrder(
  client: pg.ClientBase,
  tables: readonly TableDescription[],
): Promise<TableDescription[]> {
  const references = await readReferences(client);
  const named = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const ordered = new Set<TableDescription>();
  const begun = new Set<string>();
  const add = (table: TableDescription, name: string): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const { from, to } of references) {
      const other = named.get(to);
      if (from === name && other) add(other, to);
    }
    ordered.add(table);
  };
  named.forEach(add);
  return [...ordered];
}

/** References to a later table: two tables refer to each other. */
export async function referencesAhead(
  client: pg.ClientBase,
  ordered: readonly TableDescription[],
): Promise<Reference[]> {
  const names = ordered.map(({ schema, name }) => `${schema}.${name}`);
  return (await readReferences(client)).filter(({ from, to }) => names.indexOf(from) < names.indexOf(to));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function tableName({ schema, name }: Pick<TableDescription, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

export function columnList({ columns }: TableDescription): string {
  return columns.map(quoted).join(', ');
}
