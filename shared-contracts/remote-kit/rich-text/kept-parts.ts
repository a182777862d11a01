import type { ContentBlock } from 'draft-js';
import { isAllowedAttribute, isImageSource } from './allowed-html';

/**
 * Tables, figures, pictures and rules: the editor can't create them, but a text that has them keeps them.
 * Each is a block that can be moved past and deleted as a whole.
 */
export const keptBlock = 'atomic';

const keptElements = 'table, figure, img, hr';

export const isKeptImage = (image: HTMLImageElement): boolean => isImageSource(image.getAttribute('src') ?? '');

function withoutOtherAttributes(part: Element): Element {
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames())
      if (!isAllowedAttribute(element, name)) element.removeAttribute(name);
  }
  return part;
}

/** Replaces each part to keep by a mark: an element that is not used otherwise, with the part's HTML as data. */
export function markKeptParts(root: Element): void {
  for (const image of root.querySelectorAll('img')) if (!isKeptImage(image)) image.remove();
  for (const part of root.querySelectorAll(keptElements)) {
    if (!part.parentElement?.closest('table, figure')) part.replaceWith(markOf(part));
  }
}

function markOf(part: Element): Element {
  const mark = part.ownerDocument.createElement('figure');
  mark.dataset.kept = withoutOtherAttributes(part).outerHTML;
  mark.textContent = '\u00a0';
  return mark;
}

/** `customBlockFn` of the import: kept parts, and the first item of a list that does not begin at 1. */
export function keptBlockOf(element: Element) {
  const html = element instanceof HTMLElement ? element.dataset.kept : undefined;
  if (html !== undefined) return { type: keptBlock, data: { html } };
  const start = element.matches('ol > li:first-child') ? element.parentElement?.getAttribute('start') : null;
  return typeof start === 'string' ? { type: 'ordered-list-item', data: { start } } : undefined;
}

export const htmlOfKept = (block: ContentBlock): string => (block.getData().get('html') as string | undefined) ?? '';

export const startOfList = (block: ContentBlock): string | undefined =>
  block.getData().get('start') as string | undefined;

/** The part as an element of an inert document: nothing in it is fetched or run. */
export const elementOfKept = (html: string): Element | null =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
