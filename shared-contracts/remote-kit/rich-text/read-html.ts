import type { ContentBlock } from 'draft-js';
import { stateFromHTML } from 'draft-js-import-html';
import { keptBlockOf, markKeptParts } from './kept-parts';
import { styleOfElement } from './text-styles';

const inlineElements = [...Object.keys(styleOfElement), 'a', 'br', 'span'].join();

/** The body's children, one element each; text and inline elements beside each other are one part. */
export function partsOf(body: Element): Element[] {
  const parts: Element[] = [];
  let isInline = false;
  for (const node of [...body.childNodes]) {
    const wasInline = isInline;
    isInline = !(node instanceof Element) || node.matches(inlineElements);
    if (!wasInline || !isInline) parts.push(body.ownerDocument.createElement('div'));
    parts.at(-1)?.append(node);
  }
  return parts;
}

/** Doubles the line end that a code block begins with, since parsers drop it. */
export function doubleLineEnd(code: Element, text: string | null | undefined): void {
  if (text?.startsWith('\n')) code.prepend('\n');
}

/** The blocks of a part; none if it is blank. */
export function readPart(part: Element): ContentBlock[] {
  const isBlank = /^[ \t\r\n]*$/.test(part.textContent) && !part.querySelector('br, img, hr, table, figure');
  if (isBlank) return [];
  markKeptParts(part);
  // The import drops it also within an element, where the browser keeps it.
  for (const code of part.querySelectorAll('pre'))
    if (code.firstChild instanceof Element) doubleLineEnd(code, code.textContent);
  return stateFromHTML('', {
    parser: () => part as HTMLBodyElement,
    customBlockFn: keptBlockOf,
    customInlineFn: (element, { Style }) => {
      const style = styleOfElement[element.localName];
      return style === undefined ? undefined : Style(style);
    },
  }).getBlocksAsArray();
}
