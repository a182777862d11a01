import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { Ticket, TicketMessageBody } from '@vidyapath/http/support-tickets';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { fill, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeMessage, makeTicket, ticketId } from '../../testing/desk-records';

const server = serveServices();
beforeEach(() => server.use(http.post(`*${paths.notificationsRead}`, () => HttpResponse.json({ unread: 0 }))));

async function open(ticket: () => Ticket) {
  server.use(http.get(`*${paths.ticket(ticketId)}`, () => HttpResponse.json(ticket())));
  const view = await renderRemote(remote, `/helpdesk/tickets/${ticketId}`, { user: learner });
  await screen.findByRole('heading', { level: 1, name: 'A lesson stands still' });
  await waitFor(() => expect(document.title).toBe('A lesson stands still · Vidyapath'));
  return view;
}

test('the asker reads the conversation and writes, and sees nothing of the desk', async () => {
  const answer = makeMessage({ message_id: 'm2', author_name: 'Sunil', by_staff: true, body: '<b>Try</b>\nagain' });
  let ticket = makeTicket({ status: 'answered', due_at: null, messages: [makeMessage(), answer] });
  const { user } = await open(() => ticket);
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).getByText('Our team')).toBeTruthy();
  expect(second?.textContent).toContain('<b>Try</b>\nagain');
  expect(screen.queryByRole('heading', { name: 'Handling' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  const { sent, keys, handler } = taking<TicketMessageBody>('post', paths.ticketMessages(ticketId), ({ body }) => {
    ticket = makeTicket({ messages: [...ticket.messages, makeMessage({ message_id: 'm3', body })] });
    return HttpResponse.json(ticket.messages.at(-1), { status: 201 });
  });
  server.use(handler);
  await fill(user, screen.getByRole('textbox', { name: /^Your message/ }), ' It plays now ');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('It plays now', { selector: 'p' })).toBeTruthy();
  expect(sent).toEqual([{ body: 'It plays now' }]);
  expect(keys[0]).toMatch(/^\w{32}$/);
  await expectAccessible();
});

test('an answer that comes while the ticket is open is shown, and its notification is read', async () => {
  const { sent, handler } = taking('post', paths.notificationsRead, () => HttpResponse.json({ unread: 0 }));
  server.use(handler);
  let ticket = makeTicket();
  const { platform } = await open(() => ticket);
  const body = 'Please try it again';
  const answer = makeMessage({ message_id: 'm2', author_name: 'Sunil', by_staff: true, body });
  ticket = makeTicket({ status: 'answered', due_at: null, messages: [makeMessage(), answer] });
  act(() => platform.events.publish('support.notifications-changed@1', { userId: learner.id }));
  expect(await screen.findByText(body)).toBeTruthy();
  const topic = `ticket/${ticketId}`;
  await waitFor(() => expect(sent).toEqual([{ topic }, { topic }]));
});

test('the asker closes the ticket, and reads that writing opens it again', async () => {
  let ticket = makeTicket();
  const { user, platform } = await open(() => ticket);
  const { sent, handler } = taking('post', paths.ticketClose(ticketId), () => {
    ticket = makeTicket({ status: 'closed', due_at: null, closed_at: '2026-11-24T10:00:00.000Z' });
    return HttpResponse.json(ticket);
  });
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Close the ticket' }));
  expect(await screen.findByText(/^The ticket is closed. Writing reopens it/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Close the ticket' })).toBeNull();
  expect(platform.notices.at(-1)?.message).toBe('The ticket is closed.');
});

test('shows that the ticket is full, and keeps what was typed', async () => {
  const { user } = await open(makeTicket);
  server.use(http.post(`*${paths.ticketMessages(ticketId)}`, () => refusal(409, 'ticket-full')));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
  await fill(user, field, 'One more');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText(/^This ticket cannot have any more messages/)).toBeTruthy();
  expect(field.value).toBe('One more');
});

test('does not show a ticket of another person, and links back to all tickets', async () => {
  server.use(http.get(`*${paths.ticket(ticketId)}`, () => refusal(404)));
  await renderRemote(remote, `/helpdesk/tickets/${ticketId}`, { user: learner });
  expect((await screen.findByRole('link', { name: 'All tickets' })).getAttribute('href')).toBe('/helpdesk/tickets');
  await waitFor(() => expect(screen.getByText('There is no such ticket')).toBeTruthy());
});
