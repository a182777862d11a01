import { stateNames } from '@vidyapath/http/state-codes';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Seller } from '../../config';
import { paise } from '../../lib/money/paise';
import { type TaxParts, taxWithin } from '../../lib/money/tax';
import { dayInIndia } from '@vidyapath/http/india';
import { amountInWords } from './amount-in-words';
import {
  type DocumentContent,
  type DocumentLine,
  type DocumentState,
  sac,
  stateTaxOf,
  sumOfLines,
} from './document-content';
import type { SoldItem, SoldOrder } from './sold-order.repository';

/** What the invoice of a registered seller, or the receipt of another one, says. */
export function invoiceContent(order: SoldOrder, seller: Seller, number: string, now: Date): DocumentContent {
  const place = order.billing.place_of_supply as StateCode;
  const rate = seller.gstin === null ? null : (order.tax?.rate_percent ?? seller.ratePercent);
  const lines = order.items.map((item) => lineOf(item, taxOf(item, rate, seller.state === place)));
  const totals = sumOfLines(lines);
  return {
    kind: seller.gstin === null ? 'receipt' : 'invoice',
    number,
    issued_on: dayInIndia(now),
    language: order.language,
    seller: { name: seller.name, address: seller.address, gstin: seller.gstin, state: stateOf(seller.state) },
    buyer: {
      name: order.billing.name,
      address: order.billing.address ?? null,
      gstin: order.billing.gstin ?? null,
    },
    place_of_supply: stateOf(place),
    order: { number: order.order_number, ordered_on: dayInIndia(order.created_at) },
    against: null,
    payment: order.payment,
    lines,
    totals,
    tax: rate === null ? null : { rate_percent: rate, state_tax: stateTaxOf(place) },
    amount_in_words: amountInWords(totals.total_paise, order.language),
    reverse_charge: false,
  };
}

const stateOf = (code: StateCode): DocumentState => ({ code, name: stateNames[code] });

/** As it was ordered; computed where the seller was registered only after the order. */
function taxOf(item: SoldItem, rate: number | null, sameState: boolean): TaxParts | null {
  if (rate === null) return null;
  return item.tax ?? taxWithin(paise(item.total), rate, sameState);
}

/** The discount is all that the price was lowered by, as section 15(3) of the CGST Act wants it shown. */
const lineOf = (item: SoldItem, tax: TaxParts | null): DocumentLine => ({
  item_id: item.item_id,
  title: item.title,
  sac,
  list_paise: item.list,
  discount_paise: item.list - item.total,
  taxable_paise: tax?.taxable ?? 0,
  cgst_paise: tax?.cgst ?? 0,
  sgst_paise: tax?.sgst ?? 0,
  igst_paise: tax?.igst ?? 0,
  total_paise: item.total,
});
