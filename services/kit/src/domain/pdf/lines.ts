import { type Paragraph, widthOf } from './paragraph';

/** The places of a line in its paragraph. */
export interface Line {
  start: number;
  end: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks at spaces, and inside a word only where it is longer than a line. `width` is that of letters of size 1. */
export function linesOf(paragraph: Paragraph, width: number): Line[] {
  const lines: Line[] = [];
  let used = Infinity;
  for (const { index: start, 0: word } of paragraph.text.matchAll(/[^ ]+/g)) {
    const end = start + word.length;
    const last = lines.at(-1);
    const withGap = used + widthOf(paragraph, last?.end ?? start, start) + widthOf(paragraph, start, end);
    if (last && withGap <= width) {
      last.end = end;
      used = withGap;
    } else {
      lines.push(...partsOf(paragraph, { start, end }, width));
      const part = lines.at(-1) ?? { start, end };
      used = widthOf(paragraph, part.start, part.end);
    }
  }
  return lines;
}

function partsOf(paragraph: Paragraph, { start, end }: Line, width: number): Line[] {
  if (widthOf(paragraph, start, end) <= width) return [{ start, end }];
  const parts: Line[] = [{ start, end: start }];
  for (const { index, segment } of graphemes.segment(paragraph.text.slice(start, end))) {
    const next = start + index + segment.length;
    const part = parts.at(-1);
    if (part && (part.end === part.start || widthOf(paragraph, part.start, next) <= width)) part.end = next;
    else parts.push({ start: start + index, end: next });
  }
  return parts;
}
