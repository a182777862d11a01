import { screen } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';

const server = serveServices();
const token = '7.course-news.signature';
const path = `/unsubscribe?token=${token}`;
const submit = 'Stop these emails';

test('the link alone unsubscribes from nothing; the button does, and names the mails and where to choose them again', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.post(`*${paths.notificationsUnsubscribe}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('token'));
      return HttpResponse.json({ type: 'course-news' });
    }),
  );
  const { user } = await renderRemote(remote, path);
  expect(await screen.findByText('Stop these emails: New lessons in my courses?')).toBeTruthy();
  expect(asked).toEqual([]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: submit }));
  expect(
    await screen.findByText(/^You will get no more emails of this kind: New lessons in my courses\./),
  ).toBeTruthy();
  expect(asked).toEqual([token]);
  expect(screen.queryByRole('button', { name: submit })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose which emails you get' }).getAttribute('href')).toBe(
    '/account/settings',
  );
});

test('shows that a link is incomplete or damaged', async () => {
  const { unmount } = await renderRemote(remote, '/unsubscribe?token=7');
  expect(await screen.findByText(/^This link is not valid\./)).toBeTruthy();
  unmount();
  server.use(http.post(`*${paths.notificationsUnsubscribe}`, () => refusal(400, 'link-not-valid')));
  const { user } = await renderRemote(remote, path);
  await user.click(await screen.findByRole('button', { name: submit }));
  expect(await screen.findByText(/^This link is not valid\./)).toBeTruthy();
});

test('after a failure it can be tried again, in Hindi', async () => {
  server.use(http.post(`*${paths.notificationsUnsubscribe}`, () => refusal(503)));
  const { user } = await renderRemote(remote, path, { language: 'hi', messages: { [remote.id]: hi } });
  await user.click(await screen.findByRole('button', { name: 'ये ईमेल बंद करें' }));
  expect(await screen.findByText(/^ईमेल बंद नहीं किए जा सके।/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ये ईमेल बंद करें' })).toBeTruthy();
  await expectAccessible();
});
