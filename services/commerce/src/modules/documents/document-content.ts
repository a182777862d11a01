import type { Locale } from '@vidyapath/http/locale';
import type { StateCode } from '@vidyapath/http/state-codes';

/** `invoice` and `credit-note` of a seller with a GSTIN, else `receipt` and `refund-note`, which carry no tax. */
export type DocumentKind = 'invoice' | 'receipt' | 'credit-note' | 'refund-note';

/** Commercial training and coaching. */
export const sac = '999293';

export interface DocumentState {
  code: StateCode;
  name: string;
}

export interface DocumentAmounts {
  list_paise: number;
  discount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
}

export interface DocumentLine extends DocumentAmounts {
  item_id: string;
  title: string;
  sac: string;
}

/** All that is printed. It is stored as it was issued, so a change of the settings or of a name changes no document. Days are those of India. */
export interface DocumentContent {
  kind: DocumentKind;
  number: string;
  issued_on: string;
  language: Locale;
  seller: { name: string; address: string; gstin: string | null; state: DocumentState };
  buyer: { name: string; address: string | null; gstin: string | null };
  place_of_supply: DocumentState;
  order: { number: string; ordered_on: string };
  /** The invoice or receipt that a note takes back from, and why. */
  against: { number: string; issued_on: string; reason: string } | null;
  payment: { method: string | null; reference: string } | null;
  lines: DocumentLine[];
  totals: DocumentAmounts;
  /** Null on documents without tax. */
  tax: { rate_percent: number; state_tax: 'SGST' | 'UTGST' } | null;
  amount_in_words: string;
  reverse_charge: boolean;
}

const unionTerritories: readonly StateCode[] = ['04', '26', '31', '35', '38'];

/** What a state's half of the tax is called: of union territories without a legislature another name. */
export const stateTaxOf = (state: StateCode): 'SGST' | 'UTGST' => (unionTerritories.includes(state) ? 'UTGST' : 'SGST');

const amountNames = [
  'list_paise',
  'discount_paise',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'total_paise',
] as const satisfies readonly (keyof DocumentAmounts)[];

export const sumOfLines = (lines: readonly DocumentAmounts[]): DocumentAmounts =>
  Object.fromEntries(
    amountNames.map((name) => [name, lines.reduce((total, line) => total + line[name], 0)]),
  ) as unknown as DocumentAmounts;
