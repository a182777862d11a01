import type { Knex } from 'knex';
import { keysOf } from '@vidyapath/service-kit/search/near-words';

export const name = '20261123000000-short-word-keys';

/** A change of a course waits no longer than a batch takes. */
export const inOneTransaction = false;
const batch = 100;
/** Letters of a word's first key, which is the word itself in Latin letters. */
const longest = 24;

/** Long words of Hindi had thousands of keys; they get the keys that searches use now. */
export async function up(db: Knex): Promise<void> {
  for (;;) {
    const words = await db('search_words')
      .whereRaw('char_length(keys[1]) > ?', [longest])
      .limit(batch)
      .pluck<string[]>('word');
    if (words.length === 0) return;
    for (const word of words)
      await db('search_words')
        .where('word', word)
        .update({ keys: keysOf(word) });
  }
}
