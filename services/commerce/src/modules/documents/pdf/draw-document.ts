import type { DocumentContent } from '../document-content';
import { drawLetterhead } from './draw-letterhead';
import { drawLines } from './draw-lines';
import { drawTotals } from './draw-totals';
import { colours, decorate, openSheet, rule, sheet, type Sheet } from './pdf-sheet';

/** The PDF of a document as it was issued. */
export async function drawDocument(content: DocumentContent): Promise<Buffer> {
  const on = openSheet(content);
  const chunks: Buffer[] = [];
  on.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => on.pdf.on('end', resolve).on('error', reject));
  drawLetterhead(on);
  drawLines(on);
  drawTotals(on);
  drawFooters(on);
  on.root.end();
  on.pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawFooters(on: Sheet): void {
  const { count } = on.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    on.pdf.switchToPage(page);
    rule(on, sheet.footer - 6);
    decorate(on, (pdf) => {
      pdf.font('plain').fontSize(7.5).fillColor(colours.quiet);
      pdf.text(on.labels.generated, sheet.left, sheet.footer, { width: 380 });
      const place = `${on.content.number} · ${on.labels.page(page + 1, count)}`;
      pdf.text(place, sheet.right - 120, sheet.footer, { width: 120, align: 'right' });
    });
  }
}
