import { bytesOf, decorate } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import { drawText } from '@vidyapath/service-kit/domain/pdf/pdf-text';
import type { DocumentContent } from '../document-content';
import { colours, type DocumentSheet, openDocument, rule, sheet } from './document-sheet';
import { drawLetterhead } from './draw-letterhead';
import { drawLines } from './draw-lines';
import { drawTotals } from './draw-totals';

/** The PDF of a document as it was issued. */
export const drawDocument = (content: DocumentContent): Promise<Buffer> =>
  bytesOf(openDocument(content), (on) => {
    drawLetterhead(on);
    drawLines(on);
    drawTotals(on);
    drawFooters(on);
  });

function drawFooters(on: DocumentSheet): void {
  const { count } = on.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    on.pdf.switchToPage(page);
    rule(on, sheet.footer - 6);
    decorate(on, () => {
      const style = { size: 7.5, colour: colours.quiet };
      const place = `${on.content.number} · ${on.labels.page(page + 1, count)}`;
      drawText(on, { x: sheet.left, y: sheet.footer, width: 380 }, on.labels.generated, style);
      drawText(on, { x: sheet.right - 120, y: sheet.footer, width: 120 }, place, { ...style, align: 'right' });
    });
  }
}
