/** Letters and symbols that show nothing: Hangul fillers and the blank Braille pattern. */
const blankLetters = /[\u115f\u1160\u3164\uffa0\u2800]/g;
/** In sanitised HTML no other `<` or `>` is left, and the only character references are those of marks that show. */
const tags = /<[^<>]*>/g;

/** True when a reader sees text in sanitised HTML; images, white space and zero-width characters are none. */
export function hasVisibleText(clean: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean.replace(tags, '').replace(blankLetters, ''));
}
