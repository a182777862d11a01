import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { learner } from '@vidyapath/testing/users';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', makeToken(learner));
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

const id = '0199b6f0-0000-4000-8000-000000000001';
const notification = {
  notification_id: id,
  type: 'order-paid',
  params: { order_number: 'VP2627-1', total_paise: 199_900 },
  link: '/account/help',
  created_at: '2026-11-24T10:00:00.000Z',
  read_at: null,
};
const answer = (request: Request): Response | undefined => {
  const { pathname } = new URL(request.url);
  const counts = { 'x-unread-count': '1', 'x-total-count': '1' };
  if (pathname === paths.notifications) return Response.json([notification], { headers: counts });
  return pathname === paths.notificationsRead ? Response.json({ unread: 0 }) : undefined;
};

test('the bell lists new notifications as sentences, and opening one marks it as read', async () => {
  const { user, requests, at } = await renderShell('/dashboard/home', { answer });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 0 new' }));
  await screen.findByRole('heading', { name: '1 New Notifications' });
  const list = within(screen.getByRole('dialog'));
  await user.click(list.getByRole('link', { name: /Order VP2627-1 of ₹1,999 is paid/ }));
  expect(at()).toBe('/account/help');
  const read = requests.find(({ url }) => url.endsWith(paths.notificationsRead));
  expect(await read?.json()).toEqual({ ids: [id] });
});

test('the bell shows the number that marking as read answers, before the list is read again', async () => {
  let marked = false;
  const { user } = await renderShell('/dashboard/home', {
    answer: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === paths.notifications && marked) return new Promise(() => undefined);
      marked ||= pathname === paths.notificationsRead;
      return answer(request);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 0 new' }));
  await user.click(await screen.findByRole('link', { name: /Order VP2627-1 of ₹1,999 is paid/ }));
  const bell = await screen.findByRole('button', { name: /^Notifications, / });
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications, 0 new'));
  expect(logged).not.toHaveBeenCalled();
});

test('a refused "mark as read" is logged, and the bell keeps its number', async () => {
  const { user } = await renderShell('/dashboard/home', {
    answer: (request) =>
      request.url.endsWith(paths.notificationsRead) ? new Response(null, { status: 503 }) : answer(request),
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 0 new' }));
  await user.click(await screen.findByRole('link', { name: /Order VP2627-1 of ₹1,999 is paid/ }));
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('[shell] Notifications could not be marked as read', expect.any(Error)),
  );
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy();
});

test('all notifications are on a page of their own', async () => {
  const { user } = await renderShell('/dashboard/home');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 0 new' }));
  await user.click(await screen.findByRole('link', { name: 'Show all notifications' }));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
