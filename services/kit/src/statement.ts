import { hash } from 'node:crypto';
import type { Database } from './database';
import type { PatientPgClient } from './database-client';

/** SQL that is written out, with `$1` and so on for its values. Of each there is one for the life of the process. */
export interface Statement {
  name: string;
  text: string;
}

export type StatementValue = string | number | boolean | null | readonly (string | number)[];

export const statement = (text: string): Statement => ({ name: hash('sha256', text, 'base64url'), text });

/**
 * What a statement answers, outside of any transaction. It goes past knex's builder, which costs more than a small
 * answer. A connection parses it once and plans it for its values each time (see `createDatabase`).
 */
export async function ask<Row>(db: Database, asked: Statement, values: readonly StatementValue[]): Promise<Row[]> {
  return (await (db.client as PatientPgClient).ask(asked, values)) as Row[];
}
