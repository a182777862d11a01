import { httpUrlPattern, urlOrMediaPathPattern } from '@vidyapath/http/address-patterns';
import { richTextAttributes, richTextElements } from '@vidyapath/http/rich-text';

const elements: ReadonlySet<string> = new Set(richTextElements);
const webAddress = new RegExp(httpUrlPattern, 'i');
const imageSource = new RegExp(urlOrMediaPathPattern, 'i');

export const isWebAddress = (text: string): boolean => webAddress.test(text);
export const isImageSource = (text: string): boolean => imageSource.test(text);

export const isAllowedAttribute = (element: Element, name: string): boolean =>
  richTextAttributes[element.localName]?.includes(name) ?? false;

function isAllowed(element: Element): boolean {
  if (!elements.has(element.localName)) return false;
  if (element.localName === 'a' && !isWebAddress(element.getAttribute('href') ?? '')) return false;
  if (element.localName === 'img' && !isImageSource(element.getAttribute('src') ?? '')) return false;
  return element.getAttributeNames().every((name) => isAllowedAttribute(element, name));
}

/** True if the server stores what is in `root` as it is. */
export const hasOnlyAllowed = (root: Element): boolean =>
  [...root.querySelectorAll('*')].every(isAllowed) && !root.innerHTML.includes('<!--');
