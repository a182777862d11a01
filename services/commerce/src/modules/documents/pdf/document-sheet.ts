import { decorate, openSheet, type Sheet } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import type { DocumentContent } from '../document-content';
import { type PdfLabels, pdfLabels } from './pdf-labels';

export const colours = { ink: '#1E1B2E', quiet: '#5F5B70', line: '#D9D4C8', brand: '#2F2E7A', band: '#F4F2EC' };

/** Points; A4 is 595 by 842. */
export const sheet = { left: 44, right: 551, top: 44, bottom: 786, footer: 800 } as const;

/** A document's pages. `y` is where the next thing stands. */
export interface DocumentSheet extends Sheet {
  labels: PdfLabels;
  content: DocumentContent;
  y: number;
}

export function openDocument(content: DocumentContent): DocumentSheet {
  const labels = pdfLabels[content.language];
  const title = `${labels.kinds[content.kind]} ${content.number}`;
  const madeAt = new Date(content.issued_on);
  const opened = openSheet({ title, author: content.seller.name, madeAt, language: content.language });
  return { ...opened, labels, content, y: sheet.top };
}

export const rule = (on: DocumentSheet, y: number, from: number = sheet.left, to: number = sheet.right): void =>
  decorate(on, (pdf) => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colours.line).stroke());

export function nextPage(on: DocumentSheet): void {
  on.pdf.addPage();
  on.y = sheet.top;
}
