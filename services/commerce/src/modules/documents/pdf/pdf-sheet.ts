import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { DocumentContent } from '../document-content';
import { type PdfLabels, pdfLabels } from './pdf-labels';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

export const colours = { ink: '#1E1B2E', quiet: '#5F5B70', line: '#D9D4C8', brand: '#2F2E7A', band: '#F4F2EC' };

/** Points; A4 is 595 by 842. */
export const sheet = { left: 44, right: 551, top: 44, bottom: 786, footer: 800 } as const;

const fontOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/noto-sans-devanagari/${name}.ttf`));
const fonts = {
  plain: fontOf('400Regular/NotoSansDevanagari_400Regular'),
  bold: fontOf('700Bold/NotoSansDevanagari_700Bold'),
};

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}

/** A document's pages, whose texts are tagged for screen readers; what only decorates is not. `y` is where the next thing stands. */
export interface Sheet {
  pdf: Pdf;
  labels: PdfLabels;
  content: DocumentContent;
  root: Structure;
  y: number;
}

export function openSheet(content: DocumentContent): Sheet {
  const labels = pdfLabels[content.language];
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: content.language,
    info: { Title: `${labels.kinds[content.kind]} ${content.number}`, Author: content.seller.name },
  });
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, labels, content, root, y: sheet.top };
}

const use = ({ pdf }: Sheet, { size = 9, bold = false, colour = colours.ink }: TextStyle): Pdf =>
  pdf
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour);

export const heightOf = (on: Sheet, text: string, width: number, style: TextStyle = {}): number =>
  use(on, style).heightOfString(text, { width });

/** The style in which a text of one line fits: smaller where it is too long. */
export function fitted(on: Sheet, text: string, width: number, style: TextStyle): TextStyle {
  const { size = 9 } = style;
  const wanted = use(on, style).widthOfString(text);
  return wanted <= width ? style : { ...style, size: (size * width) / (wanted + 1) };
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

/** Draws what no screen reader reads. */
export function decorate({ pdf }: Sheet, draw: (pdf: Pdf) => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw(pdf);
  pdf.endMarkedContent();
}

export const rule = (on: Sheet, y: number, from: number = sheet.left, to: number = sheet.right): void =>
  decorate(on, (pdf) => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colours.line).stroke());

export function nextPage(on: Sheet): void {
  on.pdf.addPage();
  on.y = sheet.top;
}
