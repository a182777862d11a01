import type { PolicyText } from '../lib/policy-text';
import refundEn from './refund.en';
import refundHi from './refund.hi';
import termsEn from './terms.en';
import termsHi from './terms.hi';

/** Number of paragraphs and items of each section, in order. */
const shape = ({ sections }: PolicyText) =>
  sections.map(({ paragraphs, items = [] }) => [paragraphs.length, items.length]);

test.each([
  ['refund policy', refundEn, refundHi],
  ['terms', termsEn, termsHi],
])('the %s has as many paragraphs and items in Hindi as in English', (_, en, hi) => {
  expect(shape(hi)).toEqual(shape(en));
  expect(JSON.stringify(hi)).not.toMatch(/[०-९]/);
});
