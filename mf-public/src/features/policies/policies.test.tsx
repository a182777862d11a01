import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';

test.each([
  ['/RefundPolicy', 'Refund and Cancellation Policy', 'When you can cancel'],
  ['/TermsAndConditions', 'Terms and Conditions', 'Grievance Redressal'],
])('%s shows its date and links to the home page', async (path, title, section) => {
  const { container } = await renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('heading', { level: 2, name: section });
  expect(screen.getByText('Last updated: September 16, 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(container.textContent).not.toContain('{{');
  await expectAccessible();
});

test('the terms list 16 prohibited actions and 7 criteria for reviews', async () => {
  const { container } = await renderRemote(remote, '/TermsAndConditions');
  await screen.findByRole('heading', { level: 2, name: 'Prohibited Actions' });
  const lengths = [...container.querySelectorAll('ol')].map((list) => list.children.length);
  expect(lengths).toEqual(expect.arrayContaining([16, 7]));
});
