import { isDevanagari, romanise } from './devanagari';

/** A word in plain small Latin letters, whichever script it is written in. */
export function latinOf(word: string): string {
  const latin = isDevanagari(word) ? romanise(word) : word;
  return latin.normalize('NFD').replace(/\p{M}/gu, '');
}

/** English spellings of what Hindi writes as it sounds; only for words that are written in Latin letters. */
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
  [/(.)\1+/g, '$1'],
];

/** The consonants that a word is heard by: `python` and `पाइथन` are both `ptn`. */
export function skeletonOf(word: string): string {
  const rules = isDevanagari(word) ? soundsAlike : [...englishSpellings, ...soundsAlike];
  return rules.reduce((text, [pattern, plain]) => text.replace(pattern, plain), latinOf(word));
}
