import { screen, within } from '@testing-library/react';
import type { Plan } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';

const server = serveServices();
const makePlan = (part: Partial<Plan>): Plan => ({
  plan_id: 1,
  kind: 'all',
  title: 'Lifetime Access',
  title_hi: 'हमेशा की पहुँच',
  description: 'All courses, for life.',
  description_hi: '',
  price_paise: 499_900,
  months: null,
  course_ids: [],
  active: true,
  ...part,
});
const plans = [
  makePlan({}),
  makePlan({ plan_id: 2, kind: 'bundle', title: 'Five courses', months: 24, course_ids: [1, 2], price_paise: 99_900 }),
  makePlan({ plan_id: 3, title: 'Gone', active: false }),
];

test('shows what plans contain, their duration and price, and adds them to the cart', async () => {
  server.use(http.get(`*${paths.plans}`, () => HttpResponse.json(plans)));
  const { user, platform } = await renderRemote(remote, '/plans');
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Lifetime Access',
    'Five courses',
  ]);
  expect(screen.getByText('All courses · for life')).toBeTruthy();
  expect(screen.getByText('2 courses · 24 months')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add to Cart', description: 'Lifetime Access' }));
  expect(platform.notices.at(-1)).toMatchObject({ message: 'Lifetime Access is in your cart.', link: { to: '/cart' } });
  await user.click(screen.getByRole('button', { name: 'Buy Now', description: 'Five courses' }));
  expect(platform.visited).toEqual(['/checkout']);
  expect(platform.cart.getSnapshot()).toEqual([
    { item: { kind: 'plan', plan_id: 1 }, seenPaise: 499_900 },
    { item: { kind: 'plan', plan_id: 2 }, seenPaise: 99_900 },
  ]);
});

test('shows the Hindi name of a plan that has one', async () => {
  server.use(http.get(`*${paths.plans}`, () => HttpResponse.json(plans)));
  await renderRemote(remote, '/plans', { language: 'hi', messages: { [remote.id]: hi } });
  expect(await screen.findAllByRole('heading', { name: 'हमेशा की पहुँच' })).toHaveLength(2);
});

test('marks the plan that was chosen in the pricing', async () => {
  server.use(http.get(`*${paths.plans}`, () => HttpResponse.json(plans)));
  await renderRemote(remote, '/plans?plan=bundle');
  const chosen = (await screen.findAllByRole('listitem')).filter((card) => within(card).queryByText('Your choice'));
  expect(chosen.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Five courses']);
});
