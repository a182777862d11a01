import { isDevanagari, withoutDots } from './devanagari';
import { editDistance } from './edit-distance';
import { latinOf, skeletonOf } from './sound';

/** A shorter word has too many neighbours to be guessed. */
const shortestGuess = 4;
const shortestSkeletonGuess = 4;

/**
 * What a word shares with those that are near it. Two words within n edits have a form in common that each of
 * them reaches by at most n deletions, so an index over these forms finds candidates without a scan.
 */
export function keysOf(word: string): string[] {
  const latin = latinOf(word);
  const skeleton = skeletonOf(word);
  const sounds = deletions(skeleton, skeleton.length >= shortestSkeletonGuess ? 1 : 0);
  return [...deletions(latin, latin.length <= shortestGuess ? 1 : 2), ...[...sounds].map((sound) => `~${sound}`)];
}

/**
 * True when `word` may be what somebody meant who typed `typed`; to the lenient a short word, too, may have an error.
 */
export function isNear(typed: string, word: string, lenient = false): boolean {
  if (word.startsWith(typed)) return true;
  const [latinTyped, latin] = [latinOf(typed), latinOf(word)];
  const distance = editDistance(latinTyped, latin);
  if (distance <= allowedEdits(latinTyped, latin, lenient)) return true;
  const [hindiTyped, hindi] = [isDevanagari(typed), isDevanagari(word)];
  // One letter of Hindi is up to three of Latin.
  if (hindiTyped && hindi && isOneEditApart(withoutDots(typed), withoutDots(word), lenient)) return true;
  return hindiTyped !== hindi && soundsLike(skeletonOf(typed), skeletonOf(word))
    && distance <= Math.ceil(Math.max(latinTyped.length, latin.length) * 0.6);
}

function allowedEdits(typed: string, word: string, lenient: boolean): number {
  if (typed.length < shortestGuess) return lenient && typed.length > 1 ? 1 : 0;
  return typed.length >= 6 && typed[0] === word[0] ? 2 : 1;
}

function isOneEditApart(typed: string, word: string, lenient: boolean): boolean {
  return typed === word || (typed.length >= (lenient ? 2 : shortestGuess) && editDistance(typed, word) === 1);
}

function soundsLike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 2) return false;
  if (a === b) return true;
  return Math.min(a.length, b.length) >= shortestSkeletonGuess && editDistance(a, b) <= 1;
}

function deletions(text: string, depth: number): Set<string> {
  const forms = new Set([text]);
  for (let round = 0; round < depth; round += 1) {
    for (const form of [...forms]) {
      // By whole characters: half of one can't be stored.
      const letters = [...form];
      for (const at of letters.keys()) forms.add(letters.slice(0, at).concat(letters.slice(at + 1)).join(''));
    }
  }
  forms.delete('');
  return forms;
}
