import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner, staff } from '@vidyapath/testing/users';
import { listing, refusal, serveServices } from '@vidyapath/testing/services';
import { http } from 'msw';
import remote from '../../remote';
import { staffOf } from '../../testing/desk-network';
import { colleague, makeDeskTicket, makeTicket, ticketId } from '../../testing/desk-records';

const server = serveServices();

test('a learner sees their own tickets and can write a new one', async () => {
  const { asked, handler } = listing(paths.tickets, () => [makeTicket()]);
  server.use(handler);
  await renderRemote(remote, '/helpdesk/tickets?q=lesson&sort=created_at:desc', { user: learner });
  for (const name of ['VPT-1001', 'A lesson stands still']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/helpdesk/tickets/${ticketId}`);
  }
  const query = { q: 'lesson', sort: 'created_at:desc', limit: '10', offset: '0' };
  expect(Object.fromEntries(asked[0] ?? [])).toEqual(query);
  expect(screen.queryByRole('columnheader', { name: 'Assigned to' })).toBeNull();
  expect(screen.getByRole('link', { name: 'New ticket' }).getAttribute('href')).toBe('/helpdesk/tickets/new');
  await expectAccessible();
});

test('a learner without tickets gets a link to the FAQ', async () => {
  server.use(listing(paths.tickets, () => []).handler);
  await renderRemote(remote, '/helpdesk/tickets', { user: learner });
  expect(await screen.findByText('You have not asked anything yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check the FAQ' }).getAttribute('href')).toBe('/helpdesk/faq');
});

test('can load the tickets again after a failure', async () => {
  server.use(http.get(`*${paths.tickets}`, () => refusal(503)));
  const { user } = await renderRemote(remote, '/helpdesk/tickets', { user: learner });
  expect(await screen.findByText('Your tickets could not be loaded.')).toBeTruthy();
  server.use(listing(paths.tickets, () => [makeTicket()]).handler);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'VPT-1001' })).toBeTruthy();
});

test('the desk requests the tickets that the address names, and shows when each is due and with whom', async () => {
  const overdue = makeDeskTicket({ overdue: true, assigned_to: 9, assigned_name: 'Chitra Colleague' });
  const { asked, handler } = listing(paths.tickets, () => [overdue]);
  server.use(handler, staffOf([colleague]));
  const query = '?q=lesson&status=open&category=technical&assigned_to=me&overdue=true&sort=due_at:asc';
  const { user, router } = await renderRemote(remote, `/helpdesk/tickets${query}`, { user: staff });
  expect((await screen.findByRole('cell', { name: /^Overdue/ })).textContent).toMatch(/ago.*2026/);
  expect(screen.getByRole('cell', { name: 'Asha Learner' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Chitra Colleague' })).toBeTruthy();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    q: 'lesson',
    sort: 'due_at:asc',
    status: 'open',
    category: 'technical',
    assigned_to: 'me',
    overdue: 'true',
    limit: '10',
    offset: '0',
  });
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Nobody');
  await waitFor(() => expect(router.state.location.search).toContain('assigned_to=none'));
  await waitFor(() => expect(asked.at(-1)?.get('assigned_to')).toBe('none'));
  await expectAccessible();
});

test('leaves out filters that the service does not know', async () => {
  const { asked, handler } = listing(paths.tickets, () => [makeDeskTicket()]);
  server.use(handler, staffOf([]));
  const odd = '?status=lost&category=x&assigned_to=%27&overdue=maybe&sort=secret:asc';
  await renderRemote(remote, `/helpdesk/tickets${odd}`, { user: staff });
  await screen.findByRole('link', { name: 'VPT-1001' });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ limit: '10', offset: '0' });
});
