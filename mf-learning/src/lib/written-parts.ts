import { type TextPart, timesInText } from './times-in-text';

export interface WrittenPart extends TextPart {
  /** An address that the text names. */
  href?: string;
  code?: 'line' | 'block';
}

/** Code between three backticks, or between two in one line, and addresses of web pages. */
const special = /```(?:\w*\n)?([\s\S]+?)```|`([^`\n]+)`|https?:\/\/[^\s<>"`]+/gi;
const sentenceEnd = `.,;:!?)]}"'।`;
const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Whether a bracket at the end closes one of the address itself, as in `…/Ohm_(unit)`. */
function closesOwn(address: string): boolean {
  const last = address.at(-1) ?? '';
  const open = opening[last];
  return open !== undefined && address.split(open).length >= address.split(last).length;
}

/** The end of a sentence is no part of an address. */
function withoutSentenceEnd(text: string): string {
  let address = text;
  while (address !== '' && sentenceEnd.includes(address.slice(-1)) && !closesOwn(address))
    address = address.slice(0, -1);
  return address;
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
