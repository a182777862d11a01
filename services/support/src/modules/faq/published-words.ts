import type { Knex } from 'knex';
import { type FaqWords, faqWordsOf } from './faq-words';
import { findPublishedTexts, findPublishedVersion } from './faq.repository';

/** Reads the words of the published entries, again only when an entry has changed. */
export function createPublishedWords(db: Knex): () => Promise<FaqWords> {
  let known: { version: string; words: FaqWords } | undefined;
  return async () => {
    const version = await findPublishedVersion(db);
    if (known?.version !== version) known = { version, words: faqWordsOf(await findPublishedTexts(db)) };
    return known.words;
  };
}
