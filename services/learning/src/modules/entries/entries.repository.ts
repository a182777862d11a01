import type { LearningEntryBody, LearningEntryListQuery } from '@vidyapath/http/learning';
import type { Database } from '@vidyapath/service-kit/database/database';
import { fetchWholeList } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';

export interface EntryRow {
  id: string;
  course_id: number;
  title: string;
  created_at: Date;
}

const rules: ListRules = {
  sortable: { created_at: 'created_at', title: 'lower(title)' },
  searchable: ['title'],
  tiebreaker: 'id',
};

export function createEntriesRepository(db: Database) {
  const table = () => db<EntryRow>('entry');
  return {
    list: (query: LearningEntryListQuery) => fetchWholeList<EntryRow>(table().select('*'), query, rules),
    find: (id: string): Promise<EntryRow | undefined> => table().where({ id }).first(),
    async insert(trx: Knex.Transaction, { course_id, title }: LearningEntryBody): Promise<EntryRow> {
      const [row] = await trx<EntryRow>('entry').insert({ course_id, title }).returning('*');
      return row as EntryRow;
    },
    /** Up to `count` entries of a course, which are gone then. */
    removeOf: (trx: Knex.Transaction, courseId: number, count: number): Promise<EntryRow[]> =>
      trx<EntryRow>('entry')
        .whereIn('id', trx<EntryRow>('entry').where({ course_id: courseId }).orderBy('id').limit(count).select('id'))
        .delete()
        .returning('*'),
  };
}

export type EntriesRepository = ReturnType<typeof createEntriesRepository>;
