import { httpUrlPattern } from '@vidyapath/http/address-patterns';
import type { ContentBlock, ContentState, EntityInstance } from 'draft-js';
import { stateToHTML } from 'draft-js-export-html';
import { stateFromHTML } from 'draft-js-import-html';
import { elementOfKept, htmlOfKept, keptBlock, keptBlockOf, markKeptParts } from './kept-parts';

/** White space and characters that take no space. */
const invisible = /[\s\u200b-\u200d\u2060\ufeff\u3164]/gu;

const webAddress = new RegExp(httpUrlPattern, 'i');

export const isWebAddress = (text: string): boolean => webAddress.test(text);

/** Only the parts of a link that the server keeps; a link with another scheme becomes text. */
function entityStyle(entity: EntityInstance) {
  if (String(entity.getType()) !== 'LINK') return undefined;
  const { url } = entity.getData() as { url?: unknown };
  return typeof url === 'string' && isWebAddress(url)
    ? { element: 'a', attributes: { href: url } }
    : { element: 'span' };
}

const isKept = (block: ContentBlock): boolean => String(block.getType()) === keptBlock;

/** The visible text of a block: a table's text counts, a picture alone does not. */
const visibleText = (block: ContentBlock): string =>
  (isKept(block) ? (elementOfKept(htmlOfKept(block))?.textContent ?? '') : block.getText()).replace(invisible, '');

/** HTML of the editor's content; the empty string without visible text. */
export function toHtml(content: ContentState): string {
  if (content.getBlocksAsArray().every((block) => visibleText(block) === '')) return '';
  return stateToHTML(content, { entityStyleFn: entityStyle, blockRenderers: { [keptBlock]: htmlOfKept } });
}

function parse(html: string): HTMLBodyElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  markKeptParts(body);
  return body as HTMLBodyElement;
}

export const fromHtml = (html: string): ContentState =>
  stateFromHTML(html, { parser: parse, customBlockFn: keptBlockOf });
