import { setImmediate as nextTurn } from 'node:timers/promises';
import { textLength } from '@vidyapath/http/text-length';
import { offerOfCourse } from '@vidyapath/service-kit/domain/access/course-offer';
import type { Database } from '@vidyapath/service-kit/database/database';
import { isNear, keyed, keysOfText } from '@vidyapath/service-kit/search/near-words';
import { type Respaced, respaced } from '@vidyapath/service-kit/search/respaced';
import { soundOf, type WordSound } from '@vidyapath/service-kit/search/sound';
import { cutWord, tokensOf, wordsOf } from '@vidyapath/service-kit/search/words';
import type { Knex } from 'knex';
import { rowsOf } from '../lists/rows';
import { wordsOfFree } from './free-words';

/** The texts that visitors search in, and the prices, since "free" finds free courses. */
export interface SearchedText {
  course_name: string;
  course_description: string;
  course_name_hi?: string | undefined;
  course_description_hi?: string | undefined;
  author: string;
  actual_price: string | number;
  discounted_price: string | number;
}
export type SearchedCourse = SearchedText & { course_id: number };

/** The words that a course is found by. */
function searchedWords(course: SearchedText): string[] {
  const {
    course_name,
    course_description,
    course_name_hi = '',
    course_description_hi = '',
    author,
    ...prices
  } = course;
  const texts = [course_name, course_description, course_name_hi, course_description_hi, author];
  const isFree = offerOfCourse({ ...prices, is_public: true }) === 'free';
  return wordsOf([...texts, ...(isFree ? wordsOfFree : [])].join('\n'));
}

const mostCandidates = 2_000;
/** A word has one row for each key that it shares. */
const mostRows = 20_000;
/** A longer query gets no near matches. */
const mostTypedWords = 12;
/** Each is one more search when nothing was found. */
const mostReadings = 4;
const shortestPrefix = 3;
/** Sorts after every continuation of a word: in pattern order, the words of a prefix are one range of the index. */
const lastCodePoint = 0x10ffff;

/** Replaces the course's words by those of its present text. */
export async function replaceSearchWords(trx: Knex, course: SearchedCourse): Promise<void> {
  const words = searchedWords(course);
  await addMissing(trx, words);
  await trx('course_word_lists').insert({ course_id: course.course_id, words }).onConflict('course_id').merge();
}

/** The words that `text` may mean; undefined when it is too long. */
export async function readingsOf(db: Database, text: string): Promise<Readings | undefined> {
  const words = wordsOf(text);
  const tokens = tokensOf(text);
  const keys = words.length <= mostTypedWords ? keysOfText(words) : undefined;
  if (words.length === 0 || !keys) return undefined;
  const candidates = await candidatesOf(db, words, keys);
  return {
    near: await nearTo(words, candidates),
    others: async () => (tokens.length <= mostTypedWords ? otherReadings(db, tokens, candidates) : []),
  };
}

/** For each typed word the stored words that it may mean: a course is near when it has one of each group. */
export type NearWords = readonly (readonly string[])[];

export interface Readings {
  near: NearWords;
  /** For a search without results: an error in a short word, or a space in the wrong place. The likely ones first. */
  others(): Promise<NearWords[]>;
}

/** Stored words that share a key with a typed word, or start with it. */
type Candidates = ReadonlyMap<string, readonly WordSound[]>;

/** Other requests get their turn between two words. */
async function nearTo(words: readonly string[], candidates: Candidates, lenient = false): Promise<string[][]> {
  const groups: string[][] = [];
  for (const word of words.map(cutWord)) {
    const typed = soundOf(word);
    const near = (candidates.get(word) ?? []).filter((stored) => isNear(typed, stored, lenient));
    groups.push(near.map((stored) => stored.word));
    await nextTurn();
  }
  return groups;
}

async function otherReadings(db: Database, tokens: readonly string[], candidates: Candidates): Promise<NearWords[]> {
  const moved = await storedOnly(db, respaced(tokens));
  const near = await nearTo(tokens, candidates);
  const nearOf = new Map(tokens.map((typed, at) => [typed, near[at] ?? []]));
  const readings: NearWords[] = [
    await nearTo(tokens, candidates, true),
    ...moved.map(({ kept, made }) => [...made.map((word) => [word]), ...kept.map((typed) => nearOf.get(typed) ?? [])]),
  ];
  return readings.filter((groups) => groups.every((words) => words.length > 0)).slice(0, mostReadings);
}

/** The readings whose made words are all stored. */
async function storedOnly(db: Database, readings: readonly Respaced[]): Promise<Respaced[]> {
  const made = [...new Set(readings.flatMap((reading) => reading.made))];
  const rows = await rowsOf<{ word: string }>(db('search_words').select('word').whereRaw('word = any(?)', [made]));
  const stored = new Set(rows.map(({ word }) => word));
  return readings.filter((reading) => reading.made.every((word) => stored.has(word)));
}

/** `words` are sorted: writers at the same time lock them in the same order, so that there is no deadlock. */
async function addMissing(trx: Knex, words: string[]): Promise<void> {
  const stored = await trx('search_words').select<{ word: string }[]>('word').whereRaw('word = any(?)', [words]);
  const known = new Set(stored.map(({ word }) => word));
  const missing = keyed(words.filter((word) => !known.has(word)));
  if (missing.length > 0) await trx('search_words').insert(missing).onConflict('word').ignore();
}

/** One look-up for each key: for all keys at once the planner would scan the vocabulary. */
async function candidatesOf(db: Database, typed: readonly string[], keys: readonly string[][]): Promise<Candidates> {
  const wantedKeys = keys.flatMap((ofWord, at) => ofWord.map((key) => ({ key, typed: typed[at] ?? '' })));
  const sharingKey = db
    .select('word', 'typed')
    .from(
      db.raw('unnest(?::text[], ?::text[]) as wanted (key, typed)', [
        wantedKeys.map(({ key }) => key),
        wantedKeys.map((wanted) => wanted.typed),
      ]),
    )
    .joinRaw('join search_words on search_words.keys @> array[wanted.key]')
    .limit(mostRows);
  const starting = db
    .select('word', 'typed')
    .from(db.raw('unnest(?::text[]) as wanted (typed)', [typed.filter((word) => textLength(word) >= shortestPrefix)]))
    .joinRaw('join search_words on word ~>=~ typed and word ~<~ (typed || chr(?))', [lastCodePoint])
    .limit(mostRows);
  const both = db
    .select('*')
    .from(sharingKey.as('sharing'))
    .union([db.select('*').from(starting.as('starting'))]);
  const candidates = new Map<string, WordSound[]>(typed.map((word) => [word, []]));
  for (const row of await rowsOf<{ word: string; typed: string }>(both.limit(mostCandidates)))
    candidates.get(row.typed)?.push(soundOf(row.word));
  return candidates;
}
