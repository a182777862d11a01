import type { PdfFont } from './fonts';
import { linesOf } from './lines';
import { type Paragraph, paragraphOf, runsOf, widthOf } from './paragraph';
import type { Sheet, Structure } from './pdf-sheet';

const ink = '#1E1B2E';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
}

export interface TextPlace {
  x: number;
  y: number;
  width: number;
}

export const heightOf = (on: Sheet, text: string, width: number, style: TextStyle = {}): number =>
  laidOut(on, text, width, style).reduce((sum, { height }) => sum + height, 0);

/** The style in which a text of one line fits: smaller where it is too long. */
export function fitted(on: Sheet, text: string, width: number, style: TextStyle): TextStyle {
  const { size = 9 } = style;
  const widths = paragraphsOf(on, text, style).map((one) => size * widthOf(one, 0, one.text.length));
  const fullWidth = Math.max(...widths);
  return fullWidth <= width ? style : { ...style, size: (size * width) / (fullWidth + 1) };
}

/** Draws a text that a screen reader reads as `tag` of `parent`, and gives its height. */
export function write(
  on: Sheet,
  place: TextPlace & { tag?: string; parent?: Structure },
  text: string,
  style: TextStyle = {},
): number {
  let height = 0;
  const element = on.pdf.struct(place.tag ?? 'P', {}, () => {
    height = drawText(on, place, text, style);
  });
  (place.parent ?? on.root).add(element);
  element.end();
  return height;
}

/** Draws a text without a tag, and gives its height. */
export function drawText(on: Sheet, { x, y, width }: TextPlace, text: string, style: TextStyle = {}): number {
  const { size = 9, colour = ink, align = 'left' } = style;
  let below = y;
  on.pdf.fontSize(size).fillColor(colour);
  for (const { paragraph, start, end, ascent, height } of laidOut(on, text, width, style)) {
    const free = width - size * widthOf(paragraph, start, end);
    let at = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    for (const { font, text: run } of runsOf(paragraph, start, end)) {
      // With features, even none, pdfkit shapes the run as a whole.
      useFont(on, font).text(run, at, below + ascent, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += size * font.widthOf(run);
    }
    below += height;
  }
  return below - y;
}

function useFont({ pdf, registered }: Sheet, { name, file }: PdfFont): Sheet['pdf'] {
  // pdfkit takes an open font too, which its types do not say.
  if (!registered.has(name)) pdf.registerFont(name, file as unknown as Buffer);
  registered.add(name);
  return pdf.font(name);
}

function paragraphsOf({ paragraphs }: Sheet, text: string, { bold = false }: TextStyle): Paragraph[] {
  const key = `${bold} ${text}`;
  const known = paragraphs.get(key);
  if (known) return known;
  const made = text.split(/\r\n|[\n\r\u2028\u2029]/).map((part) => paragraphOf(part, bold ? '700Bold' : '400Regular'));
  paragraphs.set(key, made);
  return made;
}

/** Lines, each as high as the fonts of its paragraph. */
function laidOut(on: Sheet, text: string, width: number, style: TextStyle) {
  const { size = 9 } = style;
  return paragraphsOf(on, text, style).flatMap((paragraph) => {
    const fonts = [...new Set(paragraph.fonts)];
    const ascent = size * Math.max(...fonts.map((font) => font.ascent));
    const height = ascent + size * Math.max(...fonts.map((font) => font.descent));
    return linesOf(paragraph, width / size).map((line) => ({ ...line, paragraph, ascent, height }));
  });
}
