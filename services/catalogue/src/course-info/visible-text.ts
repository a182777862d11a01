import sanitizeHtml from 'sanitize-html';

/** Letters and symbols that show nothing: Hangul fillers and the blank Braille pattern. */
const blankLetters = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/** True when a reader sees text; images, white space and zero-width characters are none. */
export function hasVisibleText(html: string): boolean {
  const text = sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) => part.replace(/&(?:amp|lt|gt|quot);/g, '&'),
  });
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blankLetters, ''));
}
