import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { ContactTicketBody } from '@vidyapath/http/support-tickets';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeContact, makeDeskTicket, messageId, ticketId } from '../../testing/desk-records';

const server = serveServices();
const path = '/helpdesk/messages';
const makeButton = { name: 'Make a ticket from the message of Vikram Visitor' };

test('staff makes a ticket of a message, and its row links to the ticket', async () => {
  let rows = [makeContact()];
  const { asked, handler: list } = listing(paths.contact, () => rows);
  server.use(list);
  const { user } = await renderRemote(remote, `${path}?q=pottery&sort=created_at:asc`, { user: staff });
  const { sent, keys, handler } = taking<ContactTicketBody>('post', paths.contactTicket(messageId), () => {
    rows = [makeContact({ ticket_id: ticketId })];
    return HttpResponse.json(makeDeskTicket(), { status: 201 });
  });
  server.use(handler);
  await user.click(await screen.findByRole('button', makeButton));
  expect(asked[0]?.toString()).toBe('q=pottery&sort=created_at%3Aasc&limit=10&offset=0');
  const heading = await screen.findByRole('heading', { name: 'A ticket from the message of Vikram Visitor' });
  expect(document.activeElement).toBe(heading);
  await user.click(screen.getByRole('button', { name: 'Make the ticket' }));
  expect(await screen.findByText('Category is required.')).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Course');
  await user.click(screen.getByRole('button', { name: 'Make the ticket' }));
  const link = await screen.findByRole('link', { name: 'Open the ticket of Vikram Visitor' });
  expect(link.getAttribute('href')).toBe(`/helpdesk/tickets/${ticketId}`);
  expect(sent).toEqual([{ category: 'course', subject: 'Do you teach pottery?' }]);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(screen.queryByRole('button', makeButton)).toBeNull();
});

test('shows that a colleague has made a ticket of the message', async () => {
  server.use(
    listing(paths.contact, () => [makeContact()]).handler,
    http.post(`*${paths.contactTicket(messageId)}`, () => refusal(409, 'message-is-ticket')),
  );
  const { user } = await renderRemote(remote, path, { user: staff });
  await user.click(await screen.findByRole('button', makeButton));
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Category/ }), 'Course');
  await user.click(screen.getByRole('button', { name: 'Make the ticket' }));
  await waitFor(() => expect(screen.getByText(/^Somebody has already made a ticket from this message/)).toBeTruthy());
});
