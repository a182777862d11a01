import { type AuditContext, auditRow } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { keysOf } from '../../search/near-words';
import type { SearchWordsRepository } from '../../search/search-words.repository';
import { courseColumns, type CourseFields, type CourseRow } from './course-row';
import { presentCourse } from './courses.presenter';

/** Words that are stored already: their keys need not be made and sent again. */
const wordsRemembered = 50_000;

export interface NewCourse {
  fields: CourseFields;
  /** That it is found by. */
  words: readonly string[];
}

export interface CourseCreation {
  /**
   * Stores a course, the words that it is found by and its entry in the audit trail by one statement, since each one more
   * is a way to the database and back.
   */
  insert(on: Knex, course: NewCourse, by: AuditContext): Promise<CourseRow>;
  /** What was stored is there to stay: call it after the commit. */
  remember(words: readonly string[]): void;
}

export function createCourseCreation(searchWords: Pick<SearchWordsRepository, 'replaceOf'>): CourseCreation {
  const remembered = new LRUCache<string, true>({ max: wordsRemembered });
  return {
    async insert(on, { fields, words }, by) {
      const unsure = words.filter((word) => !remembered.has(word)).map((word) => ({ word, keys: keysOf(word) }));
      const sure = words.find((word) => remembered.has(word)) ?? null;
      const entry = entryOf(fields, by);
      const bindings = [
        ...fieldNames.map((name) => fields[name]), JSON.stringify(unsure), [...words], ...entryNames.map((name) => entry[name]), sure, sure,
      ];
      // With a name it is parsed once a connection.
      const { rows } = await on.raw<{ rows: (CourseRow & { vocabulary: boolean })[] }>(creation, bindings).options({ name: 'create-course' });
      const [row] = rows;
      if (!row) throw new Error('The course was not stored.');
      // Somebody has emptied the vocabulary, by a restore for example.
      if (!row.vocabulary) {
        remembered.clear();
        await searchWords.replaceOf(on, row);
      }
      return row;
    },
    remember(words) {
      for (const word of words) remembered.set(word, true);
    },
  };
}

const fieldNames = courseColumns.filter((name) => name !== 'course_id');
const entryNames = [
  'actor_id', 'actor_name', 'actor_role', 'action', 'resource_type', 'resource_id', 'changes', 'client', 'request_id',
] as const satisfies readonly (keyof ReturnType<typeof auditRow>)[];

/** What only the database knows; the id is the first field that a presented course has. */
const withId: Readonly<Record<string, string>> = {
  resource_id: 'coalesce(?, course_id::text)',
  changes: "jsonb_set(?::jsonb, '{0,after}', to_jsonb(course_id))",
};

/** Writers at the same time wait for each other in the order of the words, and so never in a circle. */
const creation = `
  with stored as (
    insert into courses (${fieldNames.join(', ')}) values (${fieldNames.map(() => '?').join(', ')}) returning ${courseColumns.join(', ')}
  ), vocabulary as (
    insert into search_words (word, keys)
    select word, array(select jsonb_array_elements_text(keys)) from jsonb_to_recordset(?::jsonb) as unsure (word text, keys jsonb)
    on conflict (word) do nothing
  ), listed as (
    insert into course_word_lists (course_id, words) select course_id, ?::text[] from stored
  ), told as (
    insert into audit (${entryNames.join(', ')}) select ${entryNames.map((name) => withId[name] ?? '?').join(', ')} from stored
  )
  select stored.*, ?::text is null or exists (select 1 from search_words where word = ?) as vocabulary from stored`;

function entryOf(fields: CourseFields, by: AuditContext) {
  const after = presentCourse({ ...fields, course_id: 0 });
  return auditRow({ by, action: 'course.created', resource: { type: 'course', id: null }, after });
}
