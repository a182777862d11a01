/** A paragraph of a word processor that represents a list item; its level counts from 1. */
const listLevel = /mso-list:[^:;]*\blevel(\d+)/i;
const listMarker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** `1.`, `a)`, `iv.`, `२.`: the beginnings of numbered items. */
const number = /^\s*\(?(?:\p{Nd}+|[a-z]{1,4})[.)]/iu;
const noText =
  'style, script, meta, link, title, xml, template, [style*="mso-hide" i], [style*="display:none" i], [style*="mso-element:comment" i]';

const styleElements: readonly [property: string, isSet: (value: string) => boolean, tag: string][] = [
  ['font-weight', (value) => value === 'bold' || Number(value) >= 600, 'strong'],
  ['font-style', (value) => value === 'italic', 'em'],
  ['text-decoration', (value) => value.includes('underline'), 'u'],
  ['text-decoration-line', (value) => value.includes('underline'), 'u'],
];

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function toListItem(paragraph: HTMLElement): void {
  const level = Number(listLevel.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const marker = paragraph.querySelector(listMarker);
  const tag = number.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const make = (name: string) => paragraph.ownerDocument.createElement(name);
  const item = make('li');
  item.append(...paragraph.childNodes);
  let list = make(tag);
  list.append(item);
  for (let depth = 1; depth < Math.min(level, 5); depth += 1) {
    const outer = make(tag);
    const outerItem = make('li');
    outerItem.append(list);
    outer.append(outerItem);
    list = outer;
  }
  paragraph.replaceWith(list);
}

/** Bold and other emphasis by style alone, as online editors write it, becomes elements. */
function toElements(span: HTMLElement): void {
  for (const [property, isSet, tag] of styleElements) {
    if (!isSet(span.style.getPropertyValue(property))) continue;
    const inner = span.ownerDocument.createElement(tag);
    inner.append(...span.childNodes);
    span.append(inner);
  }
}

/** HTML copied from a page or a word processor, reduced to structure: paragraphs, headings, lists, tables, emphasis, links. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => body.querySelectorAll<HTMLElement>(selector);
  all(noText).forEach((element) => element.remove());
  all('p[style*="mso-list" i], p[class^="MsoListParagraph"]').forEach(toListItem);
  all('b[style]').forEach((element) => element.style.fontWeight === 'normal' && rename(element, 'span'));
  all('b').forEach((element) => rename(element, 'strong'));
  all('i').forEach((element) => rename(element, 'em'));
  all('span[style]').forEach(toElements);
  all('li > p:only-child').forEach((paragraph) => paragraph.replaceWith(...paragraph.childNodes));
  // The page has a main heading already.
  all('h1').forEach((heading) => rename(heading, 'h2'));
  return body.innerHTML;
}
