import { urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';
import type { ContentBlock } from 'draft-js';

/**
 * Tables, pictures and rules: the editor can't create them, but a course that has them keeps them.
 * Each is a block that can be moved past and deleted as a whole.
 */
export const keptBlock = 'atomic';

const keptElements = 'table, img, hr';
const keptAttributes = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope'];
const imageSource = new RegExp(urlOrMediaPathPattern, 'i');

export const isKeptImage = (element: Element): element is HTMLImageElement =>
  element instanceof HTMLImageElement && imageSource.test(element.getAttribute('src') ?? '');

function withoutOtherAttributes(part: Element): Element {
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (!keptAttributes.includes(name)) element.removeAttribute(name);
  }
  return part;
}

/** Replaces each part to keep by a mark: an element that is not used otherwise, with the part's HTML as data. */
export function markKeptParts(body: Element): void {
  for (const part of body.querySelectorAll(keptElements)) {
    if (part.parentElement?.closest('table')) continue;
    if (part.tagName === 'IMG' && !isKeptImage(part)) part.remove();
    else part.replaceWith(markOf(part));
  }
}

function markOf(part: Element): Element {
  const mark = part.ownerDocument.createElement('figure');
  mark.dataset.kept = withoutOtherAttributes(part).outerHTML;
  mark.textContent = '\u00a0';
  return mark;
}

/** `customBlockFn` of the import. */
export function keptBlockOf(element: Element) {
  const html = element instanceof HTMLElement ? element.dataset.kept : undefined;
  return html === undefined ? undefined : { type: keptBlock, data: { html } };
}

export const htmlOfKept = (block: ContentBlock): string => (block.getData().get('html') as string | undefined) ?? '';

/** The part as an element of an inert document: nothing in it is fetched or run. */
export const elementOfKept = (html: string): Element | null =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
