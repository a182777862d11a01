import type { PolicyText } from '../lib/policy-text';
import refundEn from './refund.en';
import refundHi from './refund.hi';
import termsEn from './terms.en';
import termsHi from './terms.hi';

/** Paragraphs and items of each section, in order: what one language says, the other does too. */
const shape = ({ sections }: PolicyText) =>
  sections.map(({ paragraphs, items = [] }) => [paragraphs.length, items.length]);

test.each([
  ['refund policy', refundEn, refundHi],
  ['terms', termsEn, termsHi],
])('the %s says as much in Hindi as in English', (_, en, hi) => {
  expect(shape(hi)).toEqual(shape(en));
  expect(JSON.stringify(hi)).not.toMatch(/[०-९]/);
});
