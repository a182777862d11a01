import { type TextPart, timesInText } from './times-in-text';

export interface WrittenPart extends TextPart {
  /** An address that the text names. */
  href?: string;
  code?: 'line' | 'block';
}

/** Code between three backticks, or between two in one line, and addresses of web pages. */
const special = /```(?:\w*\n)?([\s\S]+?)```|`([^`\n]+)`|https?:\/\/[^\s<>"`]+/gi;
const sentenceEnd = `.,;:!?)]}"'।`;

/** The end of a sentence is no part of an address. */
function withoutSentenceEnd(text: string): string {
  let end = text.length;
  while (sentenceEnd.includes(text.charAt(end - 1)) && end > 0) end -= 1;
  return text.slice(0, end);
}

function addressPart(text: string): WrittenPart {
  return URL.canParse(text) ? { text, href: new URL(text).href } : { text };
}

/**
 * A text as people write it, cut where it has code, an address, or a place in the lesson. It stays text: nothing in it is HTML.
 * @param length of the lesson in seconds, 0: not known; undefined: the text is about none
 */
export function writtenParts(text: string, length: number | undefined): WrittenPart[] {
  const plain = (part: string): WrittenPart[] => {
    if (part === '') return [];
    return length === undefined ? [{ text: part }] : timesInText(part, length);
  };
  const parts: WrittenPart[] = [];
  let end = 0;
  for (const found of text.matchAll(special)) {
    const [whole, block, line] = found;
    parts.push(...plain(text.slice(end, found.index)));
    const address = withoutSentenceEnd(whole);
    const isCode = block !== undefined || line !== undefined;
    if (block !== undefined) parts.push({ text: block.replace(/\n$/, ''), code: 'block' });
    else if (line !== undefined) parts.push({ text: line, code: 'line' });
    else parts.push(addressPart(address));
    end = found.index + (isCode ? whole.length : address.length);
  }
  return [...parts, ...plain(text.slice(end))];
}
