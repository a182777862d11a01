import { screen, within } from '@testing-library/react';
import { learner } from '@vidyapath/testing/users';
import { makeRemote } from '../testing/make-remote';
import { makeToken } from '../testing/make-token';
import { renderShell } from '../testing/render-shell';

beforeEach(() => localStorage.clear());

const pages = {
  mf_public: () => makeRemote('mf_public', { '/': <h1>Landing</h1>, '/RefundPolicy': <h1>Refunds</h1> }),
  mf_store: () => makeRemote('mf_store', { '/checkout': <h1>Checkout</h1>, '/orders': <h1>Orders</h1> }),
};
const footer = () => within(screen.getByRole('contentinfo'));
const linksIn = (name: string) =>
  within(footer().getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('public pages end with help, policies and languages', async () => {
  const { user } = await renderShell('/RefundPolicy', { remotes: pages });
  await screen.findByRole('heading', { name: 'Refunds' });
  await footer().findByRole('navigation', { name: 'Policies' });
  expect(linksIn('Policies')).toEqual(['/RefundPolicy', '/TermsAndConditions']);
  expect(linksIn('Help')).toEqual(['/helpdesk/faq', '/contact', '/helpdesk/grievance']);
  expect(footer().getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  const hindi = footer().getByRole('link', { name: 'हिन्दी' });
  expect([hindi.getAttribute('href'), hindi.getAttribute('hreflang')]).toEqual(['/RefundPolicy?lang=hi', 'hi']);
  await user.click(hindi);
  expect(await footer().findByRole('link', { name: 'रिफ़ंड नीति' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi');
});

test('so does the checkout, and no other page of the account', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  await renderShell('/checkout', { remotes: pages });
  await screen.findByRole('heading', { name: 'Checkout' });
  await footer().findByRole('navigation', { name: 'Policies' });
});

test('other pages of the account end with a line', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  await renderShell('/orders', { remotes: pages });
  await screen.findByRole('heading', { name: 'Orders' });
  expect(footer().queryByRole('navigation')).toBeNull();
  expect(footer().getByText(/All rights reserved/)).toBeTruthy();
});

test('the landing page has its own links, and the languages below them', async () => {
  await renderShell('/', { remotes: pages });
  await screen.findByRole('heading', { name: 'Landing' });
  await footer().findByRole('navigation', { name: 'Languages' });
  expect(footer().getAllByRole('navigation')).toHaveLength(1);
});
