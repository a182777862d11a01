import createBidi from 'bidi-js';
import { fontsOf, type PdfFont, type Weight } from './fonts';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text without line breaks. */
export interface Paragraph {
  text: string;
  /** Of each UTF-16 unit: its font, and whether it is set as Latin letters are, or by the rules of the font's other script. */
  fonts: PdfFont[];
  plain: boolean[];
  direction: ReturnType<typeof bidi.getEmbeddingLevels>;
  /** Widths of parts that were measured. */
  widths: Map<string, number>;
}

/** A part of a line that one font draws in one script, as it stands from left to right. */
export interface Run {
  font: PdfFont;
  text: string;
}

const plainLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** What no font has is left out. */
export function paragraphOf(text: string, weight: Weight): Paragraph {
  let kept = '';
  const fonts: PdfFont[] = [];
  const plain: boolean[] = [];
  for (const { segment } of graphemes.segment(visible(text))) {
    const font = fontOf(segment, fonts.at(-1), weight);
    if (!font) continue;
    const part = Array.from(segment).filter((character) => font.has(character.codePointAt(0) ?? 0));
    kept += part.join('');
    const isPlain = /\p{L}/u.test(part[0] ?? '') ? plainLetter.test(part[0] ?? '') : (plain.at(-1) ?? true);
    while (fonts.length < kept.length) {
      fonts.push(font);
      plain.push(isPlain);
    }
  }
  return { text: kept, fonts, plain, direction: bidi.getEmbeddingLevels(kept, 'auto'), widths: new Map() };
}

/** Without control characters, except the joiners that Indic scripts are spelled with. */
export const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '');

/** The font of the letter before, where it has these characters too; at the least one that has the first of them. */
function fontOf(segment: string, before: PdfFont | undefined, weight: Weight): PdfFont | undefined {
  const codes = Array.from(segment, (character) => character.codePointAt(0) ?? 0);
  const hasAll = (font: PdfFont): boolean => codes.every(font.has);
  if (before && hasAll(before)) return before;
  for (const font of fontsOf(weight)) if (hasAll(font)) return font;
  for (const font of fontsOf(weight)) if (font.has(codes[0] ?? 0)) return font;
  return undefined;
}

/** The runs between two places of the text, from left to right. */
export function runsOf({ text, fonts, plain, direction }: Paragraph, start: number, end: number): Run[] {
  if (end <= start) return [];
  const { levels } = direction;
  const runs: (Run & { level: number; plain: boolean | undefined })[] = [];
  // From place to place as they stand on the line: inside a run from right to left the places go down.
  for (const place of bidi.getReorderedIndices(text, direction, start, end - 1).slice(start, end)) {
    const font = fonts[place];
    const level = levels[place] ?? 0;
    const unit = text[place] ?? '';
    const last = runs.at(-1);
    if (!font) continue;
    const isSame = last?.font === font && last.level === level && last.plain === plain[place];
    if (last && isSame) last.text = level % 2 ? unit + last.text : last.text + unit;
    else runs.push({ font, level, plain: plain[place], text: unit });
  }
  return runs.map(({ font, level, text: run }) => ({ font, text: level % 2 ? toDraw(run) : run }));
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** The shaper turns a run round that has letters from right to left; signs alone are turned here. */
function toDraw(run: string): string {
  if (rightToLeft.test(run)) return run;
  const mirrored = Array.from(run, (character) => bidi.getMirroredCharacter(character) ?? character);
  return mirrored.reverse().join('');
}

/** Width of a part in letters of size 1. */
export function widthOf(paragraph: Paragraph, start: number, end: number): number {
  const part = `${start} ${end}`;
  const known = paragraph.widths.get(part);
  if (known !== undefined) return known;
  const width = runsOf(paragraph, start, end).reduce((sum, { font, text }) => sum + font.widthOf(text), 0);
  paragraph.widths.set(part, width);
  return width;
}
