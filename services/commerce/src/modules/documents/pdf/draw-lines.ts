import { decorate, type Structure } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import { fitted, heightOf, write } from '@vidyapath/service-kit/domain/pdf/pdf-text';
import type { DocumentAmounts, DocumentContent, DocumentLine } from '../document-content';
import { colours, type DocumentSheet, nextPage, rule, sheet } from './document-sheet';
import { money, percent } from './pdf-format';
import type { PdfLabels } from './pdf-labels';

interface Column {
  label: string;
  x: number;
  width: number;
  amount: (amounts: DocumentAmounts) => number;
}

const padding = 6;
const gap = 8;

/** The table of what was sold; its head stands on each page that it reaches, and no row is cut. */
export function drawLines(on: DocumentSheet): void {
  const columns = columnsOf(on.content, on.labels);
  const titleWidth = (columns[0]?.x ?? sheet.right) - sheet.left - 30;
  const table = on.pdf.struct('Table');
  on.root.add(table);
  drawHead(on, columns, table);
  on.content.lines.forEach((line, index) => {
    const height = heightOf(on, line.title, titleWidth) + heightOf(on, 'SAC', titleWidth, { size: 7.5 }) + 2 * padding;
    if (on.y + height > sheet.bottom) {
      nextPage(on);
      drawHead(on, columns, table);
    }
    drawLine(on, line, index, columns, titleWidth, table);
    on.y += height;
    rule(on, on.y);
  });
  table.end();
}

/** From right to left, so that the title has what is left. */
function columnsOf({ tax, against, totals }: DocumentContent, labels: PdfLabels): Column[] {
  const { rate_percent: rate = 0, state_tax: stateTax = 'SGST' } = tax ?? {};
  const wanted: [string, number, Column['amount']][] = [[labels.total, 66, ({ total_paise }) => total_paise]];
  if (tax && totals.igst_paise > 0) wanted.push([`IGST ${percent(rate)}`, 58, ({ igst_paise }) => igst_paise]);
  if (tax && totals.igst_paise === 0)
    wanted.push(
      [`${stateTax} ${percent(rate / 2)}`, 52, ({ sgst_paise }) => sgst_paise],
      [`CGST ${percent(rate / 2)}`, 52, ({ cgst_paise }) => cgst_paise],
    );
  if (tax) wanted.push([labels.taxable, 62, ({ taxable_paise }) => taxable_paise]);
  if (!against)
    wanted.push(
      [labels.discount, 56, ({ discount_paise }) => discount_paise],
      [labels.price, 60, ({ list_paise }) => list_paise],
    );
  let right: number = sheet.right - padding;
  const columns = wanted.map(([label, width, amount]) => {
    const column = { label, width: width - gap, x: right - width + gap, amount };
    right -= width;
    return column;
  });
  return columns.reverse();
}

function drawHead(on: DocumentSheet, columns: readonly Column[], table: Structure): void {
  const style = { size: 8, bold: true };
  const height = Math.max(...columns.map(({ label, width }) => heightOf(on, label, width, style))) + 2 * padding;
  decorate(on, (pdf) => pdf.rect(sheet.left, on.y, sheet.right - sheet.left, height).fill(colours.band));
  const row = on.pdf.struct('TR');
  table.add(row);
  const y = on.y + padding;
  write(on, { x: sheet.left + padding, y, width: 16, tag: 'TH', parent: row }, '#', style);
  write(on, { x: sheet.left + 24, y, width: 120, tag: 'TH', parent: row }, on.labels.description, style);
  for (const { label, x, width } of columns)
    write(on, { x, y, width, tag: 'TH', parent: row }, label, { ...style, align: 'right' });
  row.end();
  on.y += height;
}

function drawLine(
  on: DocumentSheet,
  line: DocumentLine,
  index: number,
  columns: readonly Column[],
  titleWidth: number,
  table: Structure,
): void {
  const row = on.pdf.struct('TR');
  table.add(row);
  const y = on.y + padding;
  const cell = { y, tag: 'TD', parent: row };
  write(on, { ...cell, x: sheet.left + padding, width: 16 }, String(index + 1), { colour: colours.quiet });
  const description = on.pdf.struct('TD');
  row.add(description);
  const title = { x: sheet.left + 24, y, width: titleWidth, parent: description };
  const height = write(on, title, line.title);
  write(on, { ...title, y: y + height }, `SAC ${line.sac}`, { size: 7.5, colour: colours.quiet });
  description.end();
  for (const { x, width, amount } of columns) {
    const text = money(amount(line));
    write(on, { ...cell, x, width }, text, fitted(on, text, width, { size: 8.5, align: 'right' }));
  }
  row.end();
}
