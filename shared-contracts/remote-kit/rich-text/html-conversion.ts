import { type ContentBlock, ContentState } from 'draft-js';
import { hasOnlyAllowed } from './allowed-html';
import { elementOfKept, htmlOfKept, keptBlock } from './kept-parts';
import { originalAt, remember } from './originals';
import { doubleLineEnd, partsOf, readPart } from './read-html';
import { writeHtml } from './write-html';

/** White space and characters that take no space. */
const invisible = /[\s\u200b-\u200d\u2060\ufeff\u3164]/gu;

const isKept = (block: ContentBlock): boolean => String(block.getType()) === keptBlock;

/** The visible text of a block: a table's text counts, a picture alone does not. */
const visibleText = (block: ContentBlock): string =>
  (isKept(block) ? (elementOfKept(htmlOfKept(block))?.textContent ?? '') : block.getText()).replace(invisible, '');

/** HTML of the editor's content; the empty string without visible text. Parts that nobody changed are written as they were read. */
export function toHtml(content: ContentState): string {
  const blocks = content.getBlocksAsArray();
  if (blocks.every((block) => visibleText(block) === '')) return '';
  let html = '';
  let changed: ContentBlock[] = [];
  for (let at = 0; at < blocks.length;) {
    const original = originalAt(blocks, at);
    if (original) html += writeHtml(content, changed) + original.html;
    changed = original ? [] : [...changed, blocks[at] as ContentBlock];
    at += original?.blocks.length ?? 1;
  }
  return html + writeHtml(content, changed);
}

interface Part {
  html: string;
  blocks: ContentBlock[];
  isAllowed: boolean;
}

/** Blank parts have no block: their HTML belongs to the part before them. */
function readParts(body: Element): Part[] {
  const parts: Part[] = [];
  let blank = '';
  for (const part of partsOf(body)) {
    const html = blank + part.innerHTML;
    const isAllowed = hasOnlyAllowed(part);
    const blocks = readPart(part);
    const last = parts.at(-1);
    blank = blocks.length === 0 && !last ? html : '';
    if (blocks.length > 0) parts.push({ html, blocks, isAllowed });
    else if (last) last.html += html;
  }
  return parts;
}

export function fromHtml(html: string): ContentState {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isAllowed = hasOnlyAllowed(body);
  for (const code of body.querySelectorAll('pre')) doubleLineEnd(code, code.firstChild?.nodeValue);
  const blocks = readParts(body).flatMap((part) => (part.isAllowed ? remember(part.blocks, part.html) : part.blocks));
  if (blocks.length === 0) return ContentState.createFromText('');
  return ContentState.createFromBlockArray(isAllowed ? remember(blocks, html) : blocks);
}
