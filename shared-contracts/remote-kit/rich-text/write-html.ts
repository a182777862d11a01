import type { CharacterMetadata, ContentBlock, ContentState } from 'draft-js';
import { isWebAddress } from './allowed-html';
import { htmlOfKept, keptBlock, startOfList } from './kept-parts';
import { elementOfStyle } from './text-styles';

const blockElements: Readonly<Record<string, string>> = {
  'header-one': 'h1',
  'header-two': 'h2',
  'header-three': 'h3',
  'header-four': 'h4',
  'header-five': 'h5',
  'header-six': 'h6',
  blockquote: 'blockquote',
  'code-block': 'pre',
};
const listElements: Readonly<Record<string, string>> = { 'unordered-list-item': 'ul', 'ordered-list-item': 'ol' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Tag {
  element: string;
  attributes: string;
}

function linkOf(content: ContentState, character: CharacterMetadata): Tag[] {
  const key = character.getEntity() as string | null;
  const entity = key === null ? undefined : content.getEntity(key);
  const { url = '' } = (entity?.getData() ?? {}) as { url?: string };
  return String(entity?.getType()) === 'LINK' && isWebAddress(url)
    ? [{ element: 'a', attributes: ` href="${escaped(url)}"` }]
    : [];
}

/** From the outermost to the innermost. */
function tagsOf(content: ContentState, character: CharacterMetadata): Tag[] {
  const elements = character
    .getStyle()
    .toArray()
    .map((style) => elementOfStyle[style]);
  return [
    ...linkOf(content, character),
    ...elements.filter((element) => element !== undefined).map((element) => ({ element, attributes: '' })),
  ];
}

const isSame = (a: Tag | undefined, b: Tag | undefined): boolean =>
  a?.element === b?.element && a?.attributes === b?.attributes;

/** Spaces that HTML would not show are written as no-break spaces. */
const withShownSpaces = (text: string): string => text.replace(/^ | $|(?<= ) /gm, '\u00a0');

function textOf(block: ContentBlock): string[] {
  const isCode = String(block.getType()) === 'code-block';
  const text = isCode ? block.getText() : withShownSpaces(block.getText());
  return text.split('').map((letter) => (letter === '\n' && !isCode ? '<br>' : escapedText(letter)));
}
const escapedText = (letter: string): string => (letter === '"' ? letter : escaped(letter));

function writeInline(content: ContentState, block: ContentBlock): string {
  let html = '';
  let open: Tag[] = [];
  const moveTo = (tags: Tag[]) => {
    const firstOther = tags.findIndex((tag, at) => !isSame(tag, open[at]));
    const shared = firstOther < 0 ? tags.length : firstOther;
    for (const { element } of open.slice(shared).reverse()) html += `</${element}>`;
    for (const { element, attributes } of tags.slice(shared)) html += `<${element}${attributes}>`;
    open = tags;
  };
  const characters = block.getCharacterList();
  let last: CharacterMetadata | undefined;
  for (const [at, letter] of textOf(block).entries()) {
    const character = characters.get(at);
    if (character !== last) moveTo(tagsOf(content, character));
    last = character;
    html += letter;
  }
  moveTo([]);
  return html || '<br>';
}

function writeBlock(content: ContentState, block: ContentBlock): string {
  const type = String(block.getType());
  if (type === keptBlock) return htmlOfKept(block);
  const element = blockElements[type] ?? 'p';
  // Parsers drop the first line end of a code block.
  const lineEnd = element === 'pre' && block.getText().startsWith('\n') ? '\n' : '';
  return `<${element}>${lineEnd}${writeInline(content, block)}</${element}>`;
}

/** HTML of blocks of `content`, without spaces between the elements. */
export function writeHtml(content: ContentState, blocks: readonly ContentBlock[]): string {
  let html = '';
  const lists: string[] = [];
  const closeTo = (depth: number) => {
    while (lists.length > depth) html += `</li></${lists.pop()}>`;
  };
  for (const block of blocks) {
    const list = listElements[String(block.getType())];
    if (list === undefined) {
      closeTo(0);
      html += writeBlock(content, block);
      continue;
    }
    const depth = Math.min(block.getDepth(), lists.length);
    const start = list === 'ol' ? startOfList(block) : undefined;
    closeTo(depth + 1);
    if (lists.length > depth && (lists[depth] !== list || start !== undefined)) closeTo(depth);
    if (lists.length > depth) html += '</li>';
    else {
      html += start === undefined ? `<${list}>` : `<${list} start="${escaped(start)}">`;
      lists.push(list);
    }
    html += `<li>${writeInline(content, block)}`;
  }
  closeTo(0);
  return html;
}
