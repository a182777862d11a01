import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import hi from '../../messages/hi';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();
const id = '0199b6f0-0000-4000-8000-000000000001';
const notification = {
  notification_id: id,
  type: 'order-paid',
  params: { order_number: 'VP2627-1', total_paise: 199_900 },
  link: '/account/help',
  created_at: '2026-11-24T10:00:00.000Z',
};

/** An account with one notification. */
function serve() {
  let readAt: string | null = null;
  return serveAccount(server, (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === paths.notificationsRead) {
      readAt = '2026-11-24T11:00:00.000Z';
      return Response.json({ unread: 0 });
    }
    const counts = { 'x-unread-count': readAt ? '0' : '1', 'x-total-count': '1' };
    return Response.json([{ ...notification, read_at: readAt }], { headers: counts });
  });
}
const read = async (requests: Request[]) =>
  requests.find(({ url }) => url.endsWith(paths.notificationsRead))?.json() as Promise<unknown>;

test('lists notifications as sentences, and tells the bell how many are unread', async () => {
  serve();
  const { platform } = await renderRemote(remote, '/account/notifications', { user: learner });
  await screen.findByRole('link', { name: /Order VP2627-1 of ₹1,999 is paid/ });
  await screen.findByText('1 New Notifications');
  expect(platform.unread.getSnapshot()).toBe(1);
  await expectAccessible();
});

test('opening a notification marks it as read', async () => {
  const requests = serve();
  const { user, platform, router } = await renderRemote(remote, '/account/notifications', { user: learner });
  await user.click(await screen.findByRole('link', { name: /Order VP2627-1/ }));
  expect(router.state.location.pathname).toBe('/account/help');
  await waitFor(() => expect(platform.unread.getSnapshot()).toBe(0));
  expect(await read(requests)).toEqual({ ids: [id] });
});

test('all can be marked as read at once', async () => {
  const requests = serve();
  const { user } = await renderRemote(remote, '/account/notifications', { user: learner });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('0 New Notifications');
  expect(await read(requests)).toEqual({ all: true });
});

test('reads the list again when the shell receives a notification', async () => {
  const requests = serve();
  const { platform } = await renderRemote(remote, '/account/notifications', { user: learner });
  await screen.findByRole('link', { name: /Order VP2627-1/ });
  act(() => platform.events.publish('support.notifications-changed@1', { userId: learner.id }));
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('a load that fails can be tried again, in Hindi', async () => {
  serveAccount(server, () => Response.json({}, { status: 503 }));
  const options = { user: learner, language: 'hi', messages: { [remote.id]: hi } } as const;
  const { user } = await renderRemote(remote, '/account/notifications', options);
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' });
  serve();
  await user.click(retry);
  await screen.findByRole('link', { name: /VP2627-1/ });
});
