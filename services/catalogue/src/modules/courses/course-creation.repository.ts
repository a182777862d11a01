import { type AuditContext, auditRow } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { rowsOf } from '../../rows';
import { keysOf } from '../../search/near-words';
import { type SearchedText, type SearchWordsRepository, searchedWords } from '../../search/search-words.repository';
import { courseColumns, type CourseFields, type CourseRow } from './course-row';
import { presentCourse } from './courses.presenter';

/** Words that are stored already: their keys need not be made and sent again. */
const wordsRemembered = 50_000;

export interface CourseCreation {
  /**
   * Stores a course, the words that it is found by and its entry in the audit trail by one statement, since each one more
   * is a way to the database and back.
   */
  insert(on: Knex, fields: CourseFields, by: AuditContext): Promise<CourseRow>;
  /** What was stored is there to stay: call it after the commit. */
  remember(course: SearchedText): void;
}

export function createCourseCreation(searchWords: Pick<SearchWordsRepository, 'replaceOf'>): CourseCreation {
  const remembered = new LRUCache<string, true>({ max: wordsRemembered });
  return {
    async insert(on, fields, by) {
      const words = searchedWords(fields);
      const unsure = words.filter((word) => !remembered.has(word)).map((word) => ({ word, keys: keysOf(word) }));
      const query = on
        .with('stored', on('courses').insert(fields).returning([...courseColumns]))
        .with('fresh', on.raw(missingWords, [JSON.stringify(unsure)]))
        .with('linked', on.raw(wordsOfCourse, [words]))
        .with('told', on.raw(...entryOf(fields, by)))
        .from('stored')
        .select('stored.*', on.raw('(select count(*)::integer from linked) as words'));
      const [row] = await rowsOf<CourseRow & { words: number }>(query);
      if (!row) throw new Error('The course was not stored.');
      // Somebody has emptied the vocabulary, by a restore for example.
      if (row.words !== words.length) {
        remembered.clear();
        await searchWords.replaceOf(on, row);
      }
      return row;
    },
    remember(course) {
      for (const word of searchedWords(course)) remembered.set(word, true);
    },
  };
}

/** Writers at the same time wait for each other in the order of the words, and so never in a circle. */
const missingWords = `
  insert into search_words (word, keys)
  select word, array(select jsonb_array_elements_text(keys)) from jsonb_to_recordset(?::jsonb) as unsure (word text, keys jsonb)
  where not exists (select 1 from search_words where search_words.word = unsure.word)
  on conflict (word) do update set word = excluded.word returning word_id`;

const wordsOfCourse = `
  insert into course_words (course_id, word_id)
  select course_id, word_id from stored cross join (
    select word_id from search_words where word = any(?) union select word_id from fresh
  ) as words returning 1`;

/** What only the database knows; the id is the first field that a presented course has. */
const withId: Readonly<Record<string, string>> = {
  resource_id: 'coalesce(?, course_id::text)',
  changes: "jsonb_set(?::jsonb, '{0,after}', to_jsonb(course_id))",
};

function entryOf(fields: CourseFields, by: AuditContext): [string, Knex.RawBinding[]] {
  const after = presentCourse({ ...fields, course_id: 0 });
  const entry = auditRow({ by, action: 'course.created', resource: { type: 'course', id: null }, after });
  const columns = Object.keys(entry);
  const sql = `insert into audit (${columns.map(() => '??').join(', ')}) select ${columns.map((name) => withId[name] ?? '?').join(', ')} from stored`;
  return [sql, [...columns, ...Object.values(entry)]];
}
