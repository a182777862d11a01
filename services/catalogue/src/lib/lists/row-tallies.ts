import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';

/** The number of rows of a table, from the tallies of its triggers: a query of one number. */
export function tallyOf(db: Database, table: 'course_modules' | 'module_videos'): Knex.QueryBuilder {
  return db('row_tally').where('table_name', table).select(db.raw('coalesce(sum(count), 0)::integer as total'));
}
