/** Longer words are cut: nobody misspells further than that, and the keys of a word grow with its square. */
const longestWord = 24;
const joiners = /[\u200c\u200d]/g;

/** The different words of a text, in small letters and sorted, so that writers lock them in one order. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase().replace(joiners, '');
  const words = folded.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))].sort();
}
