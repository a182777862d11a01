import { isWithin } from './edit-distance';
import { soundOf, type WordSound } from './sound';

/** A shorter word has too many neighbours to be guessed. */
const shortestGuess = 4;
const shortestSkeletonGuess = 4;

/** Keys of all words of one text together. A longer query gets no near matches. */
const mostKeysOfText = 1_500;
/** Keys of all new words of one course together; further words are found only as they are written. */
const mostKeysOfCourse = 30_000;

/**
 * The keys that a word shares with words near it. Two words within n edits have a common form that each of them reaches by at most n
 * deletions, so an index of these forms finds candidates without a scan.
 */
export function keysOf(word: string): string[] {
  const { latin, skeleton } = soundOf(word);
  const sounds = deletions(skeleton, skeleton.length >= shortestSkeletonGuess ? 1 : 0);
  return [...deletions(latin, latin.length <= shortestGuess ? 1 : 2), ...[...sounds].map((sound) => `~${sound}`)];
}

/** The keys of each typed word; undefined when they are too many. */
export function keysOfText(words: readonly string[]): string[][] | undefined {
  const keys: string[][] = [];
  let left = mostKeysOfText;
  for (const word of words) {
    keys.push(keysOf(word));
    left -= keys.at(-1)?.length ?? 0;
    if (left < 0) return undefined;
  }
  return keys;
}

/** New words of one course, with their keys. */
export function keyed(words: readonly string[]): { word: string; keys: string[] }[] {
  let left = mostKeysOfCourse;
  return words.map((word) => {
    const keys = left > 0 ? keysOf(word) : [];
    left -= keys.length;
    return { word, keys };
  });
}

/** True when `typed` may be a misspelt `word`; with `lenient` a short word may have an error, too. */
export function isNear(typed: WordSound, word: WordSound, lenient = false): boolean {
  if (word.word.startsWith(typed.word)) return true;
  if (isWithin(typed.latin, word.latin, allowedEdits(typed.latin, word.latin, lenient))) return true;
  // One letter of Hindi is up to four of Latin.
  if (typed.hindi && word.hindi) return isOneEditApart(typed.undotted, word.undotted, lenient);
  const longest = Math.max(typed.latin.length, word.latin.length);
  return (
    typed.hindi !== word.hindi &&
    soundsLike(typed.skeleton, word.skeleton) &&
    isWithin(typed.latin, word.latin, Math.ceil(longest * 0.6))
  );
}

function allowedEdits(typed: string, word: string, lenient: boolean): number {
  if (typed.length < shortestGuess) return lenient && typed.length > 1 ? 1 : 0;
  return typed.length >= 6 && typed[0] === word[0] ? 2 : 1;
}

function isOneEditApart(typed: string, word: string, lenient: boolean): boolean {
  return typed === word || (typed.length >= (lenient ? 2 : shortestGuess) && isWithin(typed, word, 1));
}

function soundsLike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 2) return false;
  if (a === b) return true;
  return Math.min(a.length, b.length) >= shortestSkeletonGuess && isWithin(a, b, 1);
}

function deletions(text: string, depth: number): Set<string> {
  const forms = new Set([text]);
  for (let round = 0; round < depth; round += 1) {
    for (const form of [...forms]) {
      // By whole characters: half of one can't be stored.
      for (const { 0: letter, index } of form.matchAll(/./gsu))
        forms.add(form.slice(0, index) + form.slice(index + letter.length));
    }
  }
  forms.delete('');
  return forms;
}
