import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { Ticket, TicketChangeBody, TicketMessageBody } from '@vidyapath/http/support-tickets';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner, staff } from '@vidyapath/testing/users';
import { fill, listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { staffOf } from '../../testing/desk-network';
import { colleague, makeCourse, makeDeskTicket, makeMessage, makeOrder, ticketId } from '../../testing/desk-records';

const server = serveServices();
beforeEach(() => server.use(http.post(`*${paths.notificationsRead}`, () => HttpResponse.json({ unread: 0 }))));

async function open(ticket: () => Ticket = makeDeskTicket, noOrders?: () => Response) {
  const orders = listing(paths.adminOrders, () => [makeOrder()]);
  server.use(
    http.get(`*${paths.ticket(ticketId)}`, () => HttpResponse.json(ticket())),
    staffOf([colleague]),
    noOrders ? http.get(`*${paths.adminOrders}`, noOrders) : orders.handler,
    listing(paths.personsCourses(learner.id), () => [makeCourse()]).handler,
  );
  const view = await renderRemote(remote, `/helpdesk/tickets/${ticketId}`, { user: staff });
  await screen.findByRole('heading', { level: 2, name: 'Handling' });
  return { ...view, orders };
}

test('marks a note as no answer, while it is typed and once it is stored', async () => {
  let ticket = makeDeskTicket();
  const { user } = await open(() => ticket);
  const { sent, handler } = taking<TicketMessageBody>('post', paths.ticketMessages(ticketId), ({ body }) => {
    ticket = makeDeskTicket({
      messages: [makeMessage(), makeMessage({ message_id: 'm2', by_staff: true, internal: true, body })],
    });
    return HttpResponse.json(ticket.messages[1], { status: 201 });
  });
  server.use(handler);
  expect(screen.getByRole('button', { name: 'Send the answer' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(screen.getByText('Only staff can see a note. It is not emailed to anyone.')).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: /^Your note/ }), 'Paid by his brother');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('Internal note: only staff sees this')).toBeTruthy();
  expect(sent).toEqual([{ body: 'Paid by his brother', internal: true }]);
  await expectAccessible();
});

test('what the asker bought and learned stands beside it', async () => {
  const { orders } = await open();
  const link = await screen.findByRole('link', { name: 'VPO-1001' });
  expect(link.getAttribute('href')).toMatch(/^\/sales\/orders\//);
  expect(orders.asked[0]?.get('user_id')).toBe(String(learner.id));
  expect(await screen.findByText('40 % done')).toBeTruthy();
  expect(screen.getByText(learner.email)).toBeTruthy();
});

test('names what was bought and learned in Hindi', async () => {
  const { platform } = await open();
  await act(() => platform.i18n.setLanguage('hi'));
  expect(await screen.findAllByText('रिएक्ट की बुनियाद')).toHaveLength(2);
});

test('staff takes a ticket, gives it to a colleague, and sends only what was changed', async () => {
  let ticket = makeDeskTicket();
  const { user } = await open(() => ticket);
  const { sent, handler } = taking<TicketChangeBody>('put', paths.ticket(ticketId), (body) => {
    ticket = makeDeskTicket({ ...(body as Partial<Ticket>) });
    return HttpResponse.json(ticket);
  });
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Chitra Colleague');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Grievance');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const changed = { assigned_to: 9, category: 'grievance', status: 'closed' };
  await waitFor(() => expect(sent).toEqual([{ assigned_to: staff.id }, changed]));
});

test('a choice that is not saved stays when an answer changes the ticket', async () => {
  let ticket = makeDeskTicket();
  const { user } = await open(() => ticket);
  const { handler } = taking<TicketMessageBody>('post', paths.ticketMessages(ticketId), ({ body }) => {
    const message = makeMessage({ message_id: 'm2', by_staff: true, body });
    ticket = makeDeskTicket({ status: 'answered', messages: [makeMessage(), message] });
    return HttpResponse.json(message, { status: 201 });
  });
  const { sent, handler: change } = taking<TicketChangeBody>('put', paths.ticket(ticketId), (body) => {
    ticket = makeDeskTicket({ ...ticket, ...(body as Partial<Ticket>) });
    return HttpResponse.json(ticket);
  });
  server.use(handler, change);
  const valueOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Grievance');
  await fill(user, screen.getByRole('textbox', { name: /^Your message/ }), 'We look into it');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(valueOf('Status')).toBe('answered'));
  expect(valueOf('Category')).toBe('grievance');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual([{ category: 'grievance' }]));
});

test('a ticket of a contact message says that it has no account, and that the answer is mailed', async () => {
  const asker = { user_id: null, name: 'Vikram Visitor', email: 'vikram@example.in' };
  await open(() => makeDeskTicket({ source: 'contact', asker }));
  expect(screen.getByText(/^A contact message. It belongs to no account/)).toBeTruthy();
  expect(screen.getByText('The answer is emailed to vikram@example.in.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Bought' })).toBeNull();
});

test('shows the ticket while another service fails, and can ask that service again', async () => {
  const { user } = await open(makeDeskTicket, () => refusal(503));
  const failed = await screen.findByText('The orders could not be loaded.');
  server.use(listing(paths.adminOrders, () => []).handler);
  const section = failed.closest('section') as HTMLElement;
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await within(section).findByText('Nothing yet.')).toBeTruthy();
});
