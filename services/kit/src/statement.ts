import { hash } from 'node:crypto';
import type { Database } from './database';
import type { PatientPgClient } from './database-client';

/** SQL that is written out, with `$1` and so on for its values. */
export interface Statement {
  name: string | undefined;
  text: string;
}

export type StatementValue = string | number | boolean | null | Buffer | readonly (string | number)[];

/**
 * `once`: each connection parses it once and, after five times, has one plan for all values. Only for what is found by
 * a key or adds rows: a plan for all values would suit a table of the size that it once had, and an `ilike` or a
 * `limit` not at all. Of such a statement there is one for the life of the process.
 */
export const statement = (text: string, planned: 'once' | 'each time'): Statement => ({
  name: planned === 'once' ? hash('sha256', text, 'base64url') : undefined,
  text,
});

/** What a statement answers, outside of any transaction. It goes past knex's builder, which costs more than a small answer. */
export async function ask<Row>(db: Database, asked: Statement, values: readonly StatementValue[]): Promise<Row[]> {
  return (await (db.client as PatientPgClient).ask(asked, values)) as Row[];
}
