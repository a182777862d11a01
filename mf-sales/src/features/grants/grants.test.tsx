import { screen, waitFor } from '@testing-library/react';
import type { GrantBody } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { fill, listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeGrant } from '../../testing/sales-records';

const server = serveServices();
beforeEach(() => server.use(listing(paths.courses, () => [{ course_id: 7, course_name: 'React Basics' }]).handler));
const open = (query = '') => renderRemote(remote, `/sales/grants${query}`, { user: staff });
const submit = () => screen.getByRole('button', { name: 'Grant access' });

test('gives a course until the end of a day, and shows under the field that an address has no account', async () => {
  let known = false;
  const { sent, handler } = taking<GrantBody>('post', paths.grants, () =>
    known
      ? HttpResponse.json(makeGrant(), { status: 201 })
      : refusal(400, 'invalid-fields', [{ field: 'email', detail: 'No account has this e-mail address.' }]),
  );
  server.use(handler, listing(paths.grants, () => [makeGrant()]).handler);
  const { user, platform, router } = await open();
  await fill(user, await screen.findByRole('textbox', { name: /^Email/ }), 'asha@example.in');
  await screen.findByRole('option', { name: 'React Basics' });
  await user.selectOptions(screen.getByLabelText(/^Course/), 'React Basics');
  await fill(user, screen.getByLabelText('Last day'), '2027-03-31');
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Won a prize');
  await user.click(submit());
  expect(await screen.findByText('No account has this e-mail address.')).toBeTruthy();
  await expectAccessible();
  known = true;
  await user.click(submit());
  await waitFor(() => expect(platform.notices.at(-1)?.message).toBe('Access was granted.'));
  expect(sent[1]).toEqual({
    email: 'asha@example.in',
    scope: 'course',
    course_id: 7,
    ends_at: '2027-03-31T23:59:59+05:30',
    reason: 'Won a prize',
  });
  expect(router.state.location.search).toContain('tab=view');
});

test('shows that access waits for the confirmation of an address', async () => {
  server.use(listing(paths.grants, () => [makeGrant({ waiting: true })]).handler);
  await open('?tab=view');
  expect(await screen.findByText('Waiting for the email address to be confirmed. Won a prize')).toBeTruthy();
});

test('access is taken back with a reason, and stays in the list', async () => {
  let grants = [makeGrant()];
  const { asked, handler: list } = listing(paths.grants, () => grants);
  const sent: unknown[] = [];
  server.use(
    list,
    http.delete(`*${paths.grant(makeGrant().grant_id)}`, async ({ request }) => {
      sent.push(await request.json());
      grants = [makeGrant({ revoked_at: '2026-11-23T08:00:00.000Z', revoke_reason: 'By mistake' })];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open('?tab=view&q=asha&sort=created_at:desc');
  await user.click(await screen.findByRole('button', { name: 'Revoke React Basics from Asha Learner' }));
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ q: 'asha', sort: 'created_at:desc', limit: '10', offset: '0' });
  const heading = screen.getByRole('heading', { level: 2 });
  expect(document.activeElement).toBe(heading);
  await expectAccessible();
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'By mistake');
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^Revoked on .*: By mistake$/)).toBeTruthy();
  expect(sent).toEqual([{ reason: 'By mistake' }]);
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});
