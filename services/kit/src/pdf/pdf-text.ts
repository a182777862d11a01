import type { Pdf, Sheet, Structure } from './pdf-sheet';

const ink = '#1E1B2E';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
}

const use = ({ pdf }: Sheet, { size = 9, bold = false, colour = ink }: TextStyle): Pdf =>
  pdf
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour);

export const heightOf = (on: Sheet, text: string, width: number, style: TextStyle = {}): number =>
  use(on, style).heightOfString(text, { width });

/** The style in which a text of one line fits: smaller where it is too long. */
export function fitted(on: Sheet, text: string, width: number, style: TextStyle): TextStyle {
  const { size = 9 } = style;
  const fullWidth = use(on, style).widthOfString(text);
  return fullWidth <= width ? style : { ...style, size: (size * width) / (fullWidth + 1) };
}

/** Draws a text that a screen reader reads as `tag` of `parent`, and gives its height. */
export function write(
  on: Sheet,
  place: { x: number; y: number; width: number; tag?: string; parent?: Structure },
  text: string,
  style: TextStyle = {},
): number {
  const height = heightOf(on, text, place.width, style);
  const element = on.pdf.struct(place.tag ?? 'P', {}, () => {
    use(on, style).text(text, place.x, place.y, { width: place.width, align: style.align ?? 'left' });
  });
  (place.parent ?? on.root).add(element);
  element.end();
  return height;
}
