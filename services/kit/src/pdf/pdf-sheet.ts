import { readFileSync } from 'node:fs';
import type { Locale } from '@vidyapath/http/locale';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

const fontOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/noto-sans-devanagari/${name}.ttf`));
/** Latin and Devanagari. */
const fonts = {
  plain: fontOf('400Regular/NotoSansDevanagari_400Regular'),
  bold: fontOf('700Bold/NotoSansDevanagari_700Bold'),
};

/** Pages in A4 whose texts are tagged for screen readers; decoration is not. */
export interface Sheet {
  pdf: Pdf;
  root: Structure;
}

export interface SheetOptions {
  title: string;
  author: string;
  /** Of the document, not of its drawing: each drawing has the same bytes. */
  madeAt: Date;
  language: Locale;
  layout?: 'portrait' | 'landscape';
}

export function openSheet({ title, author, madeAt, language, layout = 'portrait' }: SheetOptions): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: madeAt },
  });
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** The file of the sheet that `draw` fills. */
export async function bytesOf<Drawn extends Sheet>(on: Drawn, draw: (on: Drawn) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  on.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => on.pdf.on('end', resolve).on('error', reject));
  draw(on);
  on.root.end();
  on.pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws decoration that screen readers skip. */
export function decorate({ pdf }: Sheet, draw: (pdf: Pdf) => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw(pdf);
  pdf.endMarkedContent();
}
