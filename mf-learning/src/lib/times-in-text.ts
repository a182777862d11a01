import { clockSeconds } from './clock-seconds';

export interface TextPart {
  text: string;
  /** The place in the lesson that the text names; absent for plain text. */
  seconds?: number;
}

/** Not within longer numbers, dates or addresses, and no time of the day (`4:12 pm`). */
const place = /(?<![\w:./-])\d{1,3}(?::\d{1,2})?:[0-5]\d(?![\d:]|\s?[ap]\.?m\b)/gi;

/**
 * A text cut where it names a place in a lesson, like `4:12`.
 * @param length of the lesson in seconds; 0: not known. A place beyond it is plain text.
 */
export function timesInText(text: string, length: number): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(place)) {
    const [named] = found;
    const seconds = clockSeconds(named);
    if (seconds === undefined || (length > 0 && seconds > length)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: named, seconds });
    end = found.index + named.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
