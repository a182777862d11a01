import { type Paise, paise, sum } from '../../lib/money/paise';
import { spread } from '../../lib/money/spread';
import { taxWithin } from '../../lib/money/tax';
import { dayInIndia } from '@vidyapath/http/india';
import { amountInWords } from './amount-in-words';
import { type DocumentAmounts, type DocumentContent, type DocumentLine, sumOfLines } from './document-content';

export interface CreditedRefund {
  amount: number;
  reason: string;
  /** What each item cost; empty where the refund names none, as one of a part that was made at the gateway by hand. */
  items: readonly { item_id: string; amount: number }[];
}

/**
 * What a note takes back from `invoice`, at most what `earlier` notes have left of it; the last one of an item takes all that remains, tax
 * included.
 */
export function creditedLines(
  invoice: DocumentContent,
  earlier: readonly DocumentContent[],
  refund: CreditedRefund,
): DocumentLine[] {
  const taken = invoice.lines.map((line) => takenOf(line, earlier));
  const left = invoice.lines.map((line, index) => paise(line.total_paise - (taken[index]?.total_paise ?? 0)));
  const amounts = amountsOf(invoice.lines, left, refund);
  return invoice.lines
    .map((line, index) => lineOf(line, taken[index] ?? sumOfLines([]), amounts[index] ?? 0, invoice))
    .filter(({ total_paise }) => total_paise > 0);
}

/** What a note with these lines says. */
export function creditNoteContent(
  invoice: DocumentContent,
  lines: DocumentLine[],
  { reason }: Pick<CreditedRefund, 'reason'>,
  number: string,
  now: Date,
): DocumentContent {
  const totals = sumOfLines(lines);
  return {
    ...invoice,
    kind: invoice.kind === 'invoice' ? 'credit-note' : 'refund-note',
    number,
    issued_on: dayInIndia(now),
    against: { number: invoice.number, issued_on: invoice.issued_on, reason },
    lines,
    totals,
    amount_in_words: amountInWords(totals.total_paise, invoice.language),
  };
}

const takenOf = ({ item_id }: DocumentLine, earlier: readonly DocumentContent[]): DocumentAmounts =>
  sumOfLines(earlier.flatMap(({ lines }) => lines.filter((line) => line.item_id === item_id)));

/** Of each line; spread over what is left where the refund names no items. */
function amountsOf(
  lines: readonly DocumentLine[],
  left: readonly Paise[],
  { amount, items }: CreditedRefund,
): number[] {
  if (items.length === 0) return spread(paise(Math.min(amount, sum(left))), left);
  const amounts = new Map(items.map((item) => [item.item_id, item.amount]));
  return lines.map(({ item_id }, index) => Math.min(amounts.get(item_id) ?? 0, left[index] ?? 0));
}

/** The tax of all that was taken by now, less that of what was taken before. */
function lineOf(line: DocumentLine, taken: DocumentAmounts, amount: number, invoice: DocumentContent): DocumentLine {
  const until = taken.total_paise + amount;
  const upTo = until === line.total_paise ? line : taxUpTo(until, invoice);
  return {
    item_id: line.item_id,
    title: line.title,
    sac: line.sac,
    list_paise: amount,
    discount_paise: 0,
    taxable_paise: upTo.taxable_paise - taken.taxable_paise,
    cgst_paise: upTo.cgst_paise - taken.cgst_paise,
    sgst_paise: upTo.sgst_paise - taken.sgst_paise,
    igst_paise: upTo.igst_paise - taken.igst_paise,
    total_paise: amount,
  };
}

function taxUpTo(amount: number, { tax, seller, place_of_supply }: DocumentContent) {
  if (!tax) return { taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };
  const parts = taxWithin(paise(amount), tax.rate_percent, seller.state.code === place_of_supply.code);
  return { taxable_paise: parts.taxable, cgst_paise: parts.cgst, sgst_paise: parts.sgst, igst_paise: parts.igst };
}
