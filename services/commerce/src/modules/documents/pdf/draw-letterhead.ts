import { decorate } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import { write } from '@vidyapath/service-kit/domain/pdf/pdf-text';
import { colours, type DocumentSheet, rule, sheet } from './document-sheet';
import { day } from './pdf-format';

const column = { left: 290, right: 210 } as const;
const rightX = sheet.right - column.right;
const names = 72;

/** Seller and kind of document, then buyer and place of supply. */
export function drawLetterhead(on: DocumentSheet): void {
  decorate(on, (pdf) => pdf.rect(0, 0, 596, 10).fill(colours.brand));
  const top = on.y;
  on.y = Math.max(drawSeller(on, top), drawFacts(on, top)) + 14;
  rule(on, on.y);
  on.y += 14;
  on.y = Math.max(drawBuyer(on, on.y), drawPlace(on, on.y)) + 18;
}

function drawSeller(on: DocumentSheet, top: number): number {
  const { name, address, gstin, state } = on.content.seller;
  const x = sheet.left;
  const width = column.left;
  let y = top + write(on, { x, y: top, width }, name, { size: 14, bold: true, colour: colours.brand }) + 2;
  const lines = [address, `${on.labels.state}: ${state.name} (${state.code})`, ...(gstin ? [`GSTIN: ${gstin}`] : [])];
  for (const line of lines) y += write(on, { x, y, width: width - 20 }, line, { colour: colours.quiet }) + 1;
  return y;
}

function drawFacts(on: DocumentSheet, top: number): number {
  const { content, labels } = on;
  const title = { x: rightX, y: top, width: column.right, tag: 'H1' };
  let y = top + write(on, title, labels.kinds[content.kind], { size: 17, bold: true }) + 4;
  const facts: [string, string][] = [
    [labels.number, content.number],
    [labels.date, day(content.issued_on)],
    [labels.order, `${content.order.number}, ${day(content.order.ordered_on)}`],
  ];
  if (content.payment) facts.push([labels.payment, paymentOf(content.payment)]);
  for (const [name, value] of facts) y += drawFact(on, name, value, y);
  return y;
}

const paymentOf = ({ method, reference }: { method: string | null; reference: string }): string =>
  method ? `${method.toUpperCase()} ${reference}` : reference;

function drawFact(on: DocumentSheet, name: string, value: string, y: number): number {
  write(on, { x: rightX, y, width: names }, name, { colour: colours.quiet });
  return write(on, { x: rightX + names, y, width: column.right - names }, value, { bold: true }) + 1;
}

function drawBuyer(on: DocumentSheet, top: number): number {
  const { buyer } = on.content;
  const place = { x: sheet.left, width: column.left - 20 };
  let y = top + write(on, { ...place, y: top, tag: 'H2' }, on.labels.billedTo, { colour: colours.quiet }) + 1;
  y += write(on, { ...place, y }, buyer.name, { size: 11, bold: true }) + 1;
  if (buyer.address) y += write(on, { ...place, y }, buyer.address) + 1;
  if (buyer.gstin) y += write(on, { ...place, y }, `GSTIN: ${buyer.gstin}`) + 1;
  return y;
}

function drawPlace(on: DocumentSheet, top: number): number {
  const { labels, content } = on;
  const { place_of_supply: place, against, tax } = content;
  const facts: [string, string][] = [[labels.placeOfSupply, `${place.name} (${place.code})`]];
  if (tax) facts.push([labels.reverseCharge, content.reverse_charge ? labels.yes : labels.no]);
  if (against)
    facts.push(
      [labels.against, `${against.number}, ${labels.of} ${day(against.issued_on)}`],
      [labels.reason, against.reason],
    );
  let y = top;
  for (const [name, value] of facts) {
    y += write(on, { x: rightX, y, width: column.right }, name, { colour: colours.quiet });
    y += write(on, { x: rightX, y, width: column.right }, value, { bold: true }) + 4;
  }
  return y;
}
