import type { Knex } from 'knex';

/** The parts of a schema on which a running version relies. */
export interface SchemaState {
  /** By `table.column`: its type and whether a row may lack it. */
  columns: ReadonlyMap<string, { type: string; optional: boolean }>;
  /** Constraints that refuse rows, by name, with their columns. */
  rules: ReadonlyMap<string, readonly string[]>;
  /** By table: the file that its rows are in, which changes when the table is rewritten. */
  files: ReadonlyMap<string, string>;
}

const columnsSql = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

const rulesSql = `
  select name, array_agg(c.relname || '.' || a.attname) as columns from (
    select conname as name, conrelid as relid, conkey::int[] as keys from pg_constraint
      where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'x')
    union all
    select indexrelid::regclass::text, indrelid, indkey::int[] from pg_index where indisunique
  ) as found join pg_class c on c.oid = relid and c.relnamespace = current_schema()::regnamespace
  join pg_attribute a on a.attrelid = relid and (a.attnum = any(keys) or (0 = any(keys) and a.attnum > 0)) group by name`;

const filesSql = `
  select relname as name, pg_relation_filenode(oid)::text as file from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

export async function schemaState(db: Knex): Promise<SchemaState> {
  const rows = async <Row extends { name: string }, Value>(sql: string, valueOf: (row: Row) => Value) => {
    const { rows: found } = await db.raw<{ rows: Row[] }>(sql);
    return new Map(found.map((row) => [row.name, valueOf(row)]));
  };
  return {
    columns: await rows(columnsSql, ({ type, optional }: { name: string; type: string; optional: boolean }) => ({
      type,
      optional,
    })),
    rules: await rows(rulesSql, ({ columns }: { name: string; columns: string[] }) => columns),
    files: await rows(filesSql, ({ file }: { name: string; file: string }) => file),
  };
}

/** Changes that break a version written for `before`; none when a migration only expands. */
export function contractions(before: SchemaState, after: SchemaState): string[] {
  const found: string[] = [];
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) found.push(`${name} is gone`);
    else if (now.type !== column.type) found.push(`${name} was ${column.type} and is ${now.type}`);
    else if (column.optional && !now.optional) found.push(`${name} has to be given`);
  }
  const isKnown = (column: string) => before.files.has(column.split('.')[0] ?? '');
  for (const [name, { optional }] of after.columns) {
    if (isKnown(name) && !before.columns.has(name) && !optional) found.push(`${name} is new and has to be given`);
  }
  for (const [name, columns] of after.rules) {
    if (!before.rules.has(name) && columns.some((column) => before.columns.has(column)))
      found.push(`${name} refuses what was taken`);
  }
  for (const [table, file] of before.files) {
    if (after.files.has(table) && after.files.get(table) !== file) found.push(`${table} is rewritten`);
  }
  return found;
}
