import type { Database } from '@vidyapath/service-kit/database';
import type { Knex } from 'knex';
import { rowsOf } from '../rows';
import { isNear, keysOf } from './near-words';
import { type Respaced, respaced } from './respaced';
import { cutWord, tokensOf, wordsOf } from './words';

/** What visitors search in (contract section 5). */
export interface SearchedText {
  course_name: string;
  course_description: string;
  author: string;
}
export type SearchedCourse = SearchedText & { course_id: number };

/** The words that a course is found by. */
export const searchedWords = ({ course_name, course_description, author }: SearchedText): string[] =>
  wordsOf([course_name, course_description, author].join('\n'));

const mostCandidates = 2_000;
/** Whoever types more is not guessing. */
const mostTypedWords = 12;
/** Each is one more search for whoever found nothing. */
const mostReadings = 4;
const shortestPrefix = 3;
/** Sorts after whatever a word goes on with: in pattern order, the words of a prefix are one range of the index. */
const lastCodePoint = 0x10ffff;

export function createSearchWordsRepository(db: Database) {
  return {
    /** Makes the course's words those of its present text. */
    async replaceOf(trx: Knex, course: SearchedCourse): Promise<void> {
      const words = searchedWords(course);
      await addMissing(trx, words);
      await trx('course_words').where('course_id', course.course_id).delete();
      await trx('course_word_lists').insert({ course_id: course.course_id, words }).onConflict('course_id').merge();
    },
    /** For each word of `text` the stored words that it may stand for; none at all for a long text. */
    async storedNear(text: string): Promise<string[][]> {
      const typed = wordsOf(text);
      if (typed.length === 0 || typed.length > mostTypedWords) return [];
      const candidates = await candidatesOf(db, typed);
      return typed.map((word) => candidates.filter((stored) => isNear(word, stored)));
    },
    /** The same for whoever found nothing: an error in a short word, or a space in the wrong place. The likely ones first. */
    async otherReadings(text: string): Promise<string[][][]> {
      const tokens = tokensOf(text);
      if (tokens.length === 0 || tokens.length > mostTypedWords) return [];
      const candidates = await candidatesOf(db, tokens.map(cutWord));
      const nearTo = (lenient: boolean) => new Map(tokens.map((typed) => [typed, candidates.filter((stored) => isNear(cutWord(typed), stored, lenient))]));
      const moved = await storedOnly(db, respaced(tokens));
      const near = nearTo(false);
      const readings = [
        [...nearTo(true).values()],
        ...moved.map(({ kept, made }) => [...made.map((word) => [word]), ...kept.map((typed) => near.get(typed) ?? [])]),
      ];
      return readings.filter((groups) => groups.every((words) => words.length > 0)).slice(0, mostReadings);
    },
  };
}

export type SearchWordsRepository = ReturnType<typeof createSearchWordsRepository>;

/** Those whose made words are all stored. */
async function storedOnly(db: Database, readings: readonly Respaced[]): Promise<Respaced[]> {
  const made = [...new Set(readings.flatMap((reading) => reading.made))];
  const rows = await rowsOf<{ word: string }>(db('search_words').select('word').whereRaw('word = any(?)', [made]));
  const stored = new Set(rows.map(({ word }) => word));
  return readings.filter((reading) => reading.made.every((word) => stored.has(word)));
}

/** `words` are sorted: writers at the same time wait for each other in one order, and so never in a circle. */
async function addMissing(trx: Knex, words: string[]): Promise<void> {
  const stored = await trx('search_words').select<{ word: string }[]>('word').whereRaw('word = any(?)', [words]);
  const known = new Set(stored.map(({ word }) => word));
  const missing = words.filter((word) => !known.has(word)).map((word) => ({ word, keys: keysOf(word) }));
  if (missing.length > 0) await trx('search_words').insert(missing).onConflict('word').ignore();
}

/** A look-up for each key: over all of them at once the planner takes a scan of the vocabulary for cheaper. */
async function candidatesOf(db: Database, typed: string[]): Promise<string[]> {
  const keys = [...new Set(typed.flatMap(keysOf))];
  const prefixes = typed.filter((word) => [...word].length >= shortestPrefix);
  const sharingKey = db
    .select('word')
    .from(db.raw('unnest(?::text[]) as wanted (key)', [keys]))
    .joinRaw('join search_words on search_words.keys @> array[wanted.key]');
  const starting = db
    .select('word')
    .from(db.raw('unnest(?::text[]) as wanted (prefix)', [prefixes]))
    .joinRaw('join search_words on word ~>=~ wanted.prefix and word ~<~ (wanted.prefix || chr(?))', [lastCodePoint]);
  const rows = await rowsOf<{ word: string }>(sharingKey.union(starting).limit(mostCandidates));
  return rows.map(({ word }) => word);
}
