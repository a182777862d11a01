import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { TicketBody } from '@vidyapath/http/support-tickets';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { fill, listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeCourse, makeOrder, makeTicket, orderId, ticketId } from '../../testing/desk-records';

const server = serveServices();

async function open(query = '') {
  server.use(
    listing(paths.orders, () => [makeOrder()]).handler,
    listing(paths.myCourses, () => [makeCourse()]).handler,
    http.get(`*${paths.ticket(ticketId)}`, () => HttpResponse.json(makeTicket())),
  );
  const view = await renderRemote(remote, `/helpdesk/tickets/new${query}`, { user: learner });
  await screen.findByRole('option', { name: 'React Basics' });
  await screen.findByRole('option', { name: 'VPO-1001: React Basics' });
  return view;
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const choice = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('what is at hand is filled in, and the ticket is shown once it is made', async () => {
  const at = `?category=payment&order_id=${orderId}&course_id=7&request_id=req-42`;
  const { user, router } = await open(at);
  const { sent, keys, handler } = taking<TicketBody>('post', paths.tickets, () =>
    HttpResponse.json(makeTicket(), { status: 201 }),
  );
  server.use(handler);
  expect(choice(/^Category/).value).toBe('payment');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Subject is required.')).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(user, field(/^Subject/), ' Paid twice ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/helpdesk/tickets/${ticketId}`));
  const body = 'Request ID of the failure: req-42';
  expect(sent).toEqual([{ category: 'payment', subject: 'Paid twice', body, order_id: orderId, course_id: 7 }]);
  expect(keys[0]).toMatch(/^\w{32}$/);
});

test('what the service refuses stands under its field, and what was typed stays', async () => {
  const { user } = await open();
  await user.selectOptions(choice(/^Category/), 'Grievance');
  expect(screen.getByText(/^The grievance officer confirms it within 48 hours/)).toBeTruthy();
  await fill(user, field(/^Subject/), 'Paid twice');
  await fill(user, field(/^Your message/), 'Please look.');
  await user.selectOptions(choice(/^Order/), 'VPO-1001: React Basics');
  server.use(
    http.post(`*${paths.tickets}`, () => refusal(400, undefined, [{ field: 'order_id', detail: 'Is not yours.' }])),
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Is not yours.')).toBeTruthy();
  server.use(http.post(`*${paths.tickets}`, () => refusal(503)));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeTruthy();
  expect((field(/^Your message/) as HTMLTextAreaElement).value).toBe('Please look.');
});

test('ignores unknown values in the address', async () => {
  await open('?category=x&order_id=1%27--&course_id=-1&request_id=%3Cb%3E');
  expect(choice(/^Category/).value).toBe('');
  expect(choice(/^Order/).value).toBe('');
  expect(choice(/^Course/).value).toBe('');
  expect((field(/^Your message/) as HTMLTextAreaElement).value).toBe('');
});

test('a changed form asks before it is left', async () => {
  const { user, router } = await open();
  const toFaq = screen.getByRole('link', { name: 'Check the FAQ' });
  await fill(user, field(/^Subject/), 'Paid twice');
  await user.click(toFaq);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/helpdesk/tickets/new');
  await user.click(toFaq);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/helpdesk/faq'));
});

test('names the own courses in Hindi on a Hindi page', async () => {
  server.use(listing(paths.orders, () => []).handler, listing(paths.myCourses, () => [makeCourse()]).handler);
  await renderRemote(remote, '/helpdesk/tickets/new', { user: learner, language: 'hi' });
  expect(await screen.findByRole('option', { name: 'रिएक्ट की बुनियाद' })).toBeTruthy();
});
