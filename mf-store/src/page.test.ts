import type { Plan } from '@vidyapath/http/commerce-offers';
import { describePage } from './page';

const site = { appName: 'Vidyapath', origin: 'https://learn.example', params: {}, query: {} };
const plan: Plan = {
  plan_id: 1,
  kind: 'all',
  title: 'Lifetime <Access>',
  title_hi: 'हमेशा की पहुँच',
  description: 'All courses, for life.',
  description_hi: '',
  price_paise: 499_900,
  months: null,
  course_ids: [],
  active: true,
};
const bundle: Plan = { ...plan, kind: 'bundle', title: 'Two courses', title_hi: '', months: 24, course_ids: [1, 2] };
const plansPage = (plans: Plan[], language: 'en' | 'hi' = 'en') => {
  const page = describePage({ path: '/plans', language, data: { plans }, ...site });
  if (!page) throw new Error('no page');
  return page;
};

test('plans have their content and price, also for machines', () => {
  const { html, title, canonical, jsonLd } = plansPage([plan, bundle, { ...plan, title: 'Gone', active: false }]);
  expect([title, canonical]).toEqual(['Plans', '/plans']);
  for (const text of ['<h2>Lifetime &lt;Access&gt;</h2>', '₹4,999', 'All courses · for life', '2 courses · 24 months'])
    expect(html).toContain(text);
  expect(html).not.toContain('Gone');
  expect(jsonLd).toMatchObject([
    { '@type': 'OfferCatalog', itemListElement: [{ price: 4_999, priceCurrency: 'INR' }, { name: 'Two courses' }] },
  ]);
});

test('in Hindi by their Hindi names, where they have some', () => {
  const { html } = plansPage([plan, bundle], 'hi');
  expect(html).toContain('<h2>हमेशा की पहुँच</h2>');
  expect(html).toContain('<h2>Two courses</h2>');
});

test('no plans', () => expect(plansPage([]).html).toContain('No plans are on sale at the moment'));

test('other screens have no page', () =>
  expect(describePage({ path: '/cart', language: 'en', data: {}, ...site })).toBeUndefined());
