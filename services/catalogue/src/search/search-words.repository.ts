import type { Database } from '@vidyapath/service-kit/database';
import type { Knex } from 'knex';
import { isNear, keysOf } from './near-words';
import { wordsOf } from './words';

/** What visitors search in (contract section 5). */
export interface SearchedCourse {
  course_id: number;
  course_name: string;
  course_description: string;
  author: string;
}

const mostCandidates = 2_000;
const shortestPrefix = 3;

export function createSearchWordsRepository(db: Database) {
  return {
    /** Makes the course's words those of its present text. */
    async replaceOf(trx: Knex.Transaction, course: SearchedCourse): Promise<void> {
      const words = wordsOf([course.course_name, course.course_description, course.author].join('\n'));
      await addMissing(trx, words);
      const current = trx('search_words').select('word_id').whereRaw('word = any(?)', [words]);
      await trx('course_words').where('course_id', course.course_id).whereNotIn('word_id', current.clone()).delete();
      const rows = current.clone().select(trx.raw('?::integer', [course.course_id]));
      await trx(trx.raw('course_words (word_id, course_id)')).insert(rows).onConflict().ignore();
    },
    /** For each word of `text` the ids of stored words that it may stand for. */
    async idsNear(text: string): Promise<number[][]> {
      const typed = wordsOf(text);
      if (typed.length === 0) return [];
      const candidates = await candidatesOf(db, typed);
      return typed.map((word) => candidates.filter((stored) => isNear(word, stored.word)).map(({ word_id }) => word_id));
    },
  };
}

export type SearchWordsRepository = ReturnType<typeof createSearchWordsRepository>;

/** `words` are sorted: writers at the same time wait for each other in one order, and so never in a circle. */
async function addMissing(trx: Knex.Transaction, words: string[]): Promise<void> {
  const stored = await trx('search_words').select<{ word: string }[]>('word').whereRaw('word = any(?)', [words]);
  const known = new Set(stored.map(({ word }) => word));
  const missing = words.filter((word) => !known.has(word)).map((word) => ({ word, keys: keysOf(word) }));
  if (missing.length > 0) await trx('search_words').insert(missing).onConflict('word').ignore();
}

async function candidatesOf(db: Database, typed: string[]): Promise<{ word_id: number; word: string }[]> {
  const keys = [...new Set(typed.flatMap(keysOf))];
  const prefixes = typed.filter((word) => [...word].length >= shortestPrefix).map((word) => `${word}%`);
  return db('search_words')
    .select('word_id', 'word')
    .whereRaw('keys && ?', [keys])
    .orWhereRaw('word like any(?)', [prefixes])
    .limit(mostCandidates);
}
