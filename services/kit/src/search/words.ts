import { withLatinDigits } from '@vidyapath/http/devanagari';

/** Longer words are cut: the number of keys of a word grows with the square of its length. */
const longestWord = 24;
const joiners = /[\u200c\u200d]/g;

/** The words of a text in small letters and Latin digits, in its order; a vowel sign may have lost its consonant to an error. */
export function tokensOf(text: string): string[] {
  const folded = withLatinDigits(text.normalize('NFC').toLowerCase().replace(joiners, ''));
  return folded.match(/[\p{L}\p{N}\u0900-\u0903\u093a-\u094f][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

/** As it is stored. */
export const cutWord = (word: string): string => [...word].slice(0, longestWord).join('');

/** The different words of a text, in small letters and sorted, so that writers lock them in one order. */
export function wordsOf(text: string): string[] {
  return [...new Set(tokensOf(text).map(cutWord))].sort();
}
