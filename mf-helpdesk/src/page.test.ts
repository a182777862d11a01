import type { FaqEntry } from '@vidyapath/http/support-faq';
import type { PageInput } from '@vidyapath/platform-api/server-page';
import { describePage } from './page';

const entry: FaqEntry = {
  faq_id: 1,
  category: 'Refunds',
  question: 'How do I get <my> money back?',
  answer: '<p>Within <strong>72 hours</strong>.</p><p>By &amp; by.</p>',
  position: 10,
};
const data = { en: [entry, { ...entry, category: 'Own' }], hi: [{ ...entry, question: 'पैसे वापस कैसे मिलेंगे?' }] };
const page = (part: Partial<PageInput> = {}) => {
  const site = { appName: 'Vidyapath', origin: 'https://learn.example', params: {}, query: {} };
  return describePage({ path: '/helpdesk/faq', language: 'en', data, ...site, ...part });
};

test('questions and answers, by category, also for machines', () => {
  const described = page();
  expect(described).toMatchObject({ title: 'FAQ', canonical: '/helpdesk/faq', alternates: true });
  expect(described?.html).toContain('<h2>Refunds</h2>');
  expect(described?.html).toContain(
    'How do I get &lt;my&gt; money back?</p><p>Within 72 hours.</p><p>By &amp; by.</p>',
  );
  expect(described?.jsonLd[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: entry.question, acceptedAnswer: { text: 'Within 72 hours.\nBy & by.' } }, {}],
  });
});

test('in Hindi', () => {
  const { html } = page({ language: 'hi' }) ?? {};
  expect(html).toContain('<h2>रिफ़ंड</h2>');
  expect(html).toContain('पैसे वापस कैसे मिलेंगे?');
});

test('no questions: words, and nothing for machines', () => {
  const described = page({ data: { en: [], hi: [] } });
  expect(described?.html).toContain('No questions yet');
  expect(described?.jsonLd).toEqual([]);
});

test('other screens have no page', () => expect(page({ path: '/helpdesk/tickets' })).toBeUndefined());
