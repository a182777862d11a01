const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const withDot: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', ड: 'r', ढ: 'rh', झ: 'z' };
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
  ऎ: 'e',
  ऒ: 'o',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
  'ॆ': 'e',
  'ॊ': 'o',
  '्': '',
};
const marks: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h' };
const dot = '़';

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

export const devanagariZero = 0x966;
const devanagariDigit = /[०-९]/g;

export const withLatinDigits = (text: string): string =>
  text.replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - devanagariZero));

/** Most people leave out the dots of फ़ and ज़. */
export const withoutDots = (word: string): string => word.normalize('NFD').replaceAll(dot, '');

/**
 * How Hindi is commonly typed in Latin letters: `पाइथन` → `paithan`, without the silent vowel at a word's end.
 * Own table, because transliteration libraries give reversible scholarly schemes (`pAithana`), which would have
 * to be folded by a table of the same size.
 */
export function romanise(word: string): string {
  const letters = [...word.normalize('NFD')];
  let latin = '';
  let silent = false;
  for (const [at, letter] of letters.entries()) {
    const dotted = letters[at + 1] === dot ? withDot[letter] : undefined;
    const consonant = dotted ?? consonants[letter];
    if (letter === dot) continue;
    if (silent && signs[letter] === undefined) latin += 'a';
    silent = consonant !== undefined;
    latin += consonant ?? signs[letter] ?? vowels[letter] ?? marks[letter] ?? letter;
  }
  return latin;
}
