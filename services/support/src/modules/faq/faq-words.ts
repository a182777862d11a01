import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNear } from '@vidyapath/service-kit/search/near-words';
import { respaced } from '@vidyapath/service-kit/search/respaced';
import { soundOf, type WordSound } from '@vidyapath/service-kit/search/sound';
import { cutWord, tokensOf, wordsOf } from '@vidyapath/service-kit/search/words';

/** A longer question gets no near matches. */
const mostTypedWords = 12;

/** The words of the published entries, in both languages: a question in one finds the answer in the other. */
export interface FaqWords {
  entries: readonly { faq_id: number; words: ReadonlySet<string> }[];
  vocabulary: ReadonlyMap<string, WordSound>;
}

export function faqWordsOf(texts: readonly { faq_id: number; text: string }[]): FaqWords {
  const entries = texts.map(({ faq_id, text }) => ({ faq_id, words: new Set(wordsOf(text)) }));
  const words = new Set(entries.flatMap((entry) => [...entry.words]));
  return { entries, vocabulary: new Map([...words].map((word) => [word, soundOf(word)])) };
}

/** For each typed word the words that it may mean. */
type Reading = readonly (readonly string[])[];

/** The entries that have a word near each typed word; by the catalogue's rules for typing errors and the two scripts. */
export async function entriesNear(words: FaqWords, text: string): Promise<number[]> {
  const tokens = tokensOf(text).map(cutWord);
  if (tokens.length === 0 || tokens.length > mostTypedWords) return [];
  for await (const reading of readingsOf(words, tokens)) {
    const found = words.entries.filter((entry) =>
      reading.every((group) => group.some((word) => entry.words.has(word))),
    );
    if (found.length > 0) return found.map(({ faq_id }) => faq_id);
  }
  return [];
}

/** The likely ones first: near words, then errors in short words too, then a space in the wrong place. */
async function* readingsOf({ vocabulary }: FaqWords, tokens: readonly string[]): AsyncGenerator<Reading> {
  const near = await nearTo(vocabulary, tokens, false);
  yield [...near.values()];
  yield [...(await nearTo(vocabulary, tokens, true)).values()];
  for (const { kept, made } of respaced(tokens)) {
    if (made.every((word) => vocabulary.has(word)))
      yield [...made.map((word) => [word]), ...kept.map((word) => near.get(word) ?? [])];
  }
}

/** Other requests get their turn between two words. */
async function nearTo(
  vocabulary: FaqWords['vocabulary'],
  tokens: readonly string[],
  lenient: boolean,
): Promise<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const token of tokens) {
    const typed = soundOf(token);
    groups.set(
      token,
      [...vocabulary.values()].filter((word) => isNear(typed, word, lenient)).map(({ word }) => word),
    );
    await nextTurn();
  }
  return groups;
}
