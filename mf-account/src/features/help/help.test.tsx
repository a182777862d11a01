import { screen } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';

test('the help leads to the FAQ, tickets, contact, refunds and the grievance officer', async () => {
  await renderRemote(remote, '/account/help', { user: learner });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/helpdesk/faq',
    '/helpdesk/tickets',
    '/contact',
    '/RefundPolicy',
    '/helpdesk/grievance',
  ]);
  await expectAccessible();
});
