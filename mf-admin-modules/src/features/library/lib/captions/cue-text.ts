/* What is stored has `&`, `<` and `>` as entities, and `b`, `i` and `u` as tags. */

/** A stored text as it is typed. Typed back it is stored as it was, so what would become a tag or an entity stays as it is. */
export const typedText = (stored: string): string =>
  stored
    .replaceAll('&gt;', '>')
    .replaceAll(/&lt;(?![a-zA-Z0-9/:.])/g, '<')
    .replaceAll(/&amp;(?!#?\w+;)/g, '&');

/** A text without its tags, as it is read. */
export const readText = (typed: string): string =>
  typed
    .replaceAll(/<\/?[biu]>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
