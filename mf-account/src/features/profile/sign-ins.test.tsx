import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();

const account = { ...learner, phone: '9876500003', email_verified: true, language: 'hi' };
const place = { client: 'Chrome, Android', address: '203.0.113.0/24' };
const session = (id: string, current: boolean) => ({
  session_id: id,
  started_at: '2026-11-24T06:00:00Z',
  ...place,
  current,
});
const failure = { login_id: 1, last_at: '2026-11-24T05:00:00Z', outcome: 'failed', ...place, count: 3 };

async function open(answers: Record<string, () => Response> = {}) {
  const requests = serveAccount(server, (request) => {
    const { pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${pathname}`];
    return answer?.() ?? (pathname === paths.account ? Response.json(account) : undefined);
  });
  const view = await renderRemote(remote, '/account/profile', { user: learner });
  await screen.findByRole('heading', { name: 'Sign-ins' });
  return { ...view, requests };
}

test('shows sign-ins at a click, and ends the other sessions', async () => {
  const fresh = 'fresh token';
  let ended = false;
  const view = await open({
    [`GET ${paths.ownSessions}`]: () =>
      Response.json(ended ? [session('1', true)] : [session('1', true), session('2', false)]),
    [`GET ${paths.ownLogins}`]: () => Response.json([failure]),
    [`DELETE ${paths.ownSessions}`]: () => {
      ended = true;
      return Response.json({ access_token: fresh });
    },
  });
  await view.user.click(screen.getByRole('button', { name: 'Show sign-ins' }));
  const now = await screen.findByRole('list', { name: 'Signed in now' });
  expect(within(now).getByText('Another session')).toBeTruthy();
  expect(screen.getByText('Wrong password × 3')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  await screen.findByText('All other sessions were ended.');
  expect(view.platform.session.renewed).toEqual([fresh]);
  await screen.findByRole('list', { name: 'Signed in now' });
  expect(screen.queryByText('Another session')).toBeNull();
});

test('deletes the account after it showed its name and got the right password', async () => {
  let wrong = true;
  const errors = [{ field: 'password', detail: 'No.' }];
  const view = await open({
    [`DELETE ${paths.account}`]: () =>
      wrong
        ? Response.json({ status: 400, type: '/problems/wrong-password', detail: 'No.', errors }, { status: 400 })
        : new Response(null, { status: 204 }),
  });
  await view.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(screen.getByText(new RegExp(`deletes the account of .*${learner.email}`))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  await view.user.keyboard('Not-The-Password-1{Enter}');
  await screen.findByText('The current password is not correct.');
  wrong = false;
  await view.user.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(view.platform.session.getSnapshot().status).toBe('signed-out'));
  expect(view.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});
