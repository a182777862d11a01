import { isDevanagari, romanise, withoutDots } from '@vidyapath/http/devanagari';

/** One letter of Hindi is up to four of Latin, and the keys of a word grow with the square of its letters. */
const longestLatin = 24;

/** A word in plain small Latin letters, whichever script it is written in; a long one is cut. */
function latinOf(word: string): string {
  const latin = isDevanagari(word) ? romanise(word) : word;
  return [...latin.normalize('NFD').replace(/\p{M}/gu, '')].slice(0, longestLatin).join('');
}

/** English spellings of sounds that Hindi writes phonetically; only for words that are written in Latin letters. */
const englishSpellings: readonly [RegExp, string][] = [
  [/[ts]ion/g, 'shan'],
  [/ck/g, 'k'],
  [/gn(?=$|e[dr]|ing)/g, 'n'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/w(?![aeiouy])/g, ''],
];
const soundsAlike: readonly [RegExp, string][] = [
  [/chh?/g, 'C'],
  [/ph/g, 'f'],
  [/([kgtdbsrj])h/g, '$1'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/m(?=[pbf])/g, 'n'],
  [/^[aeiou]+/, 'A'],
  [/^y/, 'Y'],
  [/[aeiouy]/g, ''],
  [/(.)(?=\1)/g, ''],
];

/** The consonants of a word's sound: `python` and `पाइथन` are both `ptn`. */
function skeletonOf(latin: string, hindi: boolean): string {
  const rules = hindi ? soundsAlike : [...englishSpellings, ...soundsAlike];
  return rules.reduce((text, [pattern, plain]) => text.replace(pattern, plain), latin);
}

/** A word with the forms by which it is compared. */
export interface WordSound {
  word: string;
  hindi: boolean;
  latin: string;
  skeleton: string;
  /** As most people type Hindi. */
  undotted: string;
}

export function soundOf(word: string): WordSound {
  const hindi = isDevanagari(word);
  const latin = latinOf(word);
  return { word, hindi, latin, skeleton: skeletonOf(latin, hindi), undotted: hindi ? withoutDots(word) : word };
}
