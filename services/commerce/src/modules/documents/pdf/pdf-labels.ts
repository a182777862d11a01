import type { Locale } from '@vidyapath/http/locale';
import type { DocumentKind } from '../document-content';

export interface PdfLabels {
  kinds: Readonly<Record<DocumentKind, string>>;
  number: string;
  date: string;
  order: string;
  against: string;
  of: string;
  reason: string;
  payment: string;
  billedTo: string;
  placeOfSupply: string;
  reverseCharge: string;
  no: string;
  yes: string;
  state: string;
  description: string;
  price: string;
  discount: string;
  taxable: string;
  total: string;
  inWords: string;
  generated: string;
  noTax: string;
  page: (page: number, pages: number) => string;
}

/** Names of taxes, SAC and GSTIN are the same in every language. */
export const pdfLabels: Readonly<Record<Locale, PdfLabels>> = {
  en: {
    kinds: { invoice: 'Tax invoice', receipt: 'Receipt', 'credit-note': 'Credit note', 'refund-note': 'Refund note' },
    number: 'Number',
    date: 'Date',
    order: 'Order',
    against: 'Against',
    of: 'of',
    reason: 'Reason',
    payment: 'Payment',
    billedTo: 'Billed to',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Tax payable on reverse charge',
    no: 'No',
    yes: 'Yes',
    state: 'State',
    description: 'Description',
    price: 'Price',
    discount: 'Discount',
    taxable: 'Taxable value',
    total: 'Total',
    inWords: 'Amount in words',
    generated: 'This is a computer-generated document and needs no signature. Amounts are in Indian rupees (INR).',
    noTax: 'No tax is charged: the seller is not registered under GST.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  hi: {
    kinds: { invoice: 'कर चालान', receipt: 'रसीद', 'credit-note': 'क्रेडिट नोट', 'refund-note': 'धनवापसी नोट' },
    number: 'संख्या',
    date: 'दिनांक',
    order: 'ऑर्डर',
    against: 'मूल दस्तावेज़',
    of: 'दिनांक',
    reason: 'कारण',
    payment: 'भुगतान',
    billedTo: 'खरीदार',
    placeOfSupply: 'आपूर्ति का स्थान',
    reverseCharge: 'रिवर्स चार्ज पर देय कर',
    no: 'नहीं',
    yes: 'हाँ',
    state: 'राज्य',
    description: 'विवरण',
    price: 'मूल्य',
    discount: 'छूट',
    taxable: 'कर योग्य मूल्य',
    total: 'कुल',
    inWords: 'राशि शब्दों में',
    generated: 'यह कंप्यूटर से बना दस्तावेज़ है, इस पर हस्ताक्षर आवश्यक नहीं। राशियाँ भारतीय रुपये (INR) में हैं।',
    noTax: 'कोई कर नहीं लिया गया है: विक्रेता GST में पंजीकृत नहीं है।',
    page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
  },
};
