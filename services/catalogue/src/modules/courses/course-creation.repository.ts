import { type AuditContext, auditRow } from '@vidyapath/service-kit/audit/audit';
import type { Course } from '@vidyapath/http/course';
import type { Database } from '@vidyapath/service-kit/database';
import { type Attempt, claim } from '@vidyapath/service-kit/idempotency';
import { ask, type StatementValue, statement } from '@vidyapath/service-kit/statement';
import { LRUCache } from 'lru-cache';
import { keyed } from '../../search/near-words';
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

export type CourseCreation = ReturnType<typeof createCourseCreation>;

export function createCourseCreation(db: Database, searchWords: Pick<SearchWordsRepository, 'replaceOf'>) {
  const remembered = new LRUCache<string, true>({ max: wordsRemembered });
  return {
    /**
     * Stores a course, the words that it is found by, its entry in the audit trail and what an attempt is answered by one
     * statement, since each one more is a way to the database and back. Undefined when the attempt was answered before.
     */
    async insert({ fields, words }: NewCourse, by: AuditContext, attempt?: Attempt): Promise<CourseRow | undefined> {
      const after = presentCourse({ ...fields, course_id: 0 });
      const entry = auditRow({ by, action: 'course.created', resource: { type: 'course', id: null }, after });
      const unsure = keyed(words.filter((word) => !remembered.has(word)));
      const values: StatementValue[] = [
        ...(attempt ? [attempt.id, attempt.fingerprint, restOf(after)] : []),
        ...fieldNames.map((name) => fields[name]), JSON.stringify(unsure), words, ...entryNames.map((name) => entry[name]),
        words.find((word) => remembered.has(word)) ?? null,
      ];
      const [row] = await ask<CourseRow & { vocabulary: boolean }>(db, attempt ? repeatableCreation : creation, values);
      if (!row) return undefined;
      for (const word of words) remembered.set(word, true);
      // Somebody has emptied the vocabulary, by a restore for example.
      if (!row.vocabulary) {
        remembered.clear();
        await searchWords.replaceOf(db, row);
      }
      return row;
    },
  };
}

const fieldNames = courseColumns.filter((name) => name !== 'course_id');
const entryNames = [
  'actor_id', 'actor_name', 'actor_role', 'action', 'resource_type', 'resource_id', 'changes', 'client', 'request_id',
] as const satisfies readonly (keyof ReturnType<typeof auditRow>)[];

/** What only the database knows; the id is the first field that a presented course has. */
const withId: Readonly<Record<string, (value: string) => string>> = {
  resource_id: (value) => `coalesce(${value}, course_id::text)`,
  changes: (value) => `jsonb_set(${value}::jsonb, '{0,after}', to_jsonb(course_id))`,
};

/** What stands after the id in an answer: the order of its members is that of its tag. */
const restOf = (unnumbered: Course): string => JSON.stringify(unnumbered).slice('{"course_id":0'.length);

const creation = creating({ repeatable: false });
const repeatableCreation = creating({ repeatable: true });

/** Writers at the same time wait for each other in the order of the words, and so never in a circle. */
function creating({ repeatable }: { repeatable: boolean }) {
  let values = 0;
  const value = () => `$${(values += 1)}`;
  return statement(`
    with next as (
      select nextval(pg_get_serial_sequence('courses', 'course_id'))::integer as course_id
    ), ${repeatable ? `${claim({ id: value(), fingerprint: value(), answer: `('{"course_id":' || course_id || ${value()}::text)::json`, from: 'next' })},` : ''}
    stored as (
      insert into courses (course_id, ${fieldNames.join(', ')}) select course_id, ${fieldNames.map(value).join(', ')}
      from next${repeatable ? ', claimed' : ''} returning ${courseColumns.join(', ')}
    ), vocabulary as (
      insert into search_words (word, keys)
      select word, array(select jsonb_array_elements_text(keys)) from jsonb_to_recordset(${value()}::jsonb) as unsure (word text, keys jsonb)
      on conflict (word) do nothing
    ), listed as (
      insert into course_word_lists (course_id, words) select course_id, ${value()}::text[] from stored
    ), told as (
      insert into audit (${entryNames.join(', ')}) select ${entryNames.map((name) => withId[name]?.(value()) ?? value()).join(', ')} from stored
    )
    select stored.*, sure is null or exists (select from search_words where word = sure) as vocabulary from stored, cast(${value()} as text) as sure`, 'once');
}
