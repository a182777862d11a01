import { decorate } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import { heightOf, write } from '@vidyapath/service-kit/domain/pdf/pdf-text';
import { colours, type DocumentSheet, nextPage, rule, sheet } from './document-sheet';
import { money, percent } from './pdf-format';

const width = 220;
const x = sheet.right - width;
const amountWidth = 100;
const rowHeight = 17;
const wordsWidth = x - sheet.left - 30;

/** Sums, and the amount in words beside them; they stand together on one page. */
export function drawTotals(on: DocumentSheet): void {
  const rows = rowsOf(on);
  const words = on.content.amount_in_words;
  const note = on.content.tax ? '' : on.labels.noTax;
  const beside = 40 + heightOf(on, words, wordsWidth, { bold: true }) + (note ? heightOf(on, note, wordsWidth) : 0);
  const height = Math.max(rows.length * rowHeight + 34, beside);
  on.y += 12;
  if (on.y + height > sheet.bottom) nextPage(on);
  drawWords(on, words, note);
  drawSums(on, rows);
  on.y += height;
}

function rowsOf({ content, labels }: DocumentSheet): [string, number][] {
  const { totals, tax, against } = content;
  const rows: [string, number][] = [];
  if (!against) rows.push([labels.price, totals.list_paise], [labels.discount, -totals.discount_paise]);
  if (!tax) return rows;
  const { rate_percent: rate, state_tax: stateTax } = tax;
  rows.push([labels.taxable, totals.taxable_paise]);
  if (totals.igst_paise > 0) return [...rows, [`IGST ${percent(rate)}`, totals.igst_paise]];
  const half = percent(rate / 2);
  return [...rows, [`CGST ${half}`, totals.cgst_paise], [`${stateTax} ${half}`, totals.sgst_paise]];
}

function drawWords(on: DocumentSheet, words: string, note: string): void {
  const place = { x: sheet.left, width: wordsWidth };
  let y = on.y + write(on, { ...place, y: on.y }, on.labels.inWords, { colour: colours.quiet }) + 1;
  y += write(on, { ...place, y }, words, { bold: true }) + 8;
  if (note) write(on, { ...place, y }, note, { colour: colours.quiet });
}

function drawSums(on: DocumentSheet, rows: readonly [string, number][]): void {
  let y = on.y;
  for (const [name, amount] of rows) {
    drawSum(on, name, money(amount), y, {});
    y += rowHeight;
  }
  rule(on, y, x);
  decorate(on, (pdf) => pdf.rect(x, y + 4, width, 26).fill(colours.brand));
  const total = `₹ ${money(on.content.totals.total_paise)}`;
  drawSum(on, on.labels.total, total, y + 8, { size: 11, bold: true, colour: '#FFFFFF' });
}

function drawSum(on: DocumentSheet, name: string, amount: string, y: number, style: object): void {
  const padding = 8;
  write(on, { x: x + padding, y, width: width - amountWidth - padding }, name, { colour: colours.quiet, ...style });
  write(on, { x: sheet.right - amountWidth - padding, y, width: amountWidth }, amount, { align: 'right', ...style });
}
