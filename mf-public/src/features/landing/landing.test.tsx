import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { faults } from '../../testing/faults';

async function open() {
  const view = await renderRemote(remote, '/');
  await screen.findByRole('heading', { level: 1, name: 'Learn with Vidyapath' });
  return view;
}

test('has the sections that the top bar leads to, and no fault', async () => {
  const { container } = await open();
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(['home', 'pricing', 'about', 'testimonials', 'contact']);
  expect(await faults(container)).toEqual([]);
});

test('the slides turn by hand, round and round', async () => {
  const { user } = await open();
  const carousel = within(screen.getByRole('region', { name: 'Why learn here' }));
  expect(carousel.getByRole('heading', { name: 'No Worries at All!' })).toBeTruthy();
  await user.click(carousel.getByRole('button', { name: 'Previous slide' }));
  expect(carousel.getByRole('heading').textContent).toBe('Complete Roadmap');
  await user.click(carousel.getByRole('button', { name: 'Previous slide' }));
  expect(carousel.getByRole('heading').textContent).toBe('Learn from the Best');
});

test('six testimonials stand on two slides of three', async () => {
  const { user } = await open();
  const testimonials = within(screen.getByRole('region', { name: 'What learners say' }));
  expect(testimonials.getAllByRole('figure')).toHaveLength(3);
  expect(testimonials.getByText('1 of 2')).toBeTruthy();
  await user.click(testimonials.getByRole('button', { name: 'Next slide' }));
  expect(testimonials.getAllByRole('figure')).toHaveLength(3);
  expect(testimonials.getByText('Sunita Devi')).toBeTruthy();
});

test.each([
  ['Single Course', '₹199', 'single'],
  ['Bundle Course', '₹999', 'bundle'],
  ['2 Year Subscription', '₹1,999', 'subscription'],
  ['Lifetime Access', '₹4,999', 'lifetime'],
])('the plan %s costs %s and leads to sign-up', async (name, price, plan) => {
  await open();
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText(price)).toBeTruthy();
  const buy = screen.getAllByRole('link', { name: 'Buy Now' }).map((link) => link.getAttribute('href'));
  expect(buy).toContain(`/signup?plan=${plan}`);
});

test('the footer names the year and the way to the policies', async () => {
  await open();
  expect(screen.getByText(`© ${new Date().getFullYear()} Vidyapath. All rights reserved.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refund Policy' }).getAttribute('href')).toBe('/RefundPolicy');
});
