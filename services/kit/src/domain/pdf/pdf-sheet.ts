import type { Locale } from '@vidyapath/http/locale';
import PDFDocument from 'pdfkit';
import type { Paragraph } from './paragraph';
import { loadShaper } from './shaper';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

/** Pages in A4 whose texts are tagged for screen readers; decoration is not. */
export interface Sheet {
  pdf: Pdf;
  root: Structure;
  /** Fonts that the file has, by name. */
  registered: Set<string>;
  /** Texts that were measured. */
  paragraphs: Map<string, Paragraph[]>;
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
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, registered: new Set(), paragraphs: new Map() };
}

/** The file of the sheet that `draw` fills. */
export async function bytesOf<Drawn extends Sheet>(on: Drawn, draw: (on: Drawn) => void): Promise<Buffer> {
  await loadShaper();
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
