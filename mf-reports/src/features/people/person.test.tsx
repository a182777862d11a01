import { screen, waitFor } from '@testing-library/react';
import type { PersonStatusBody } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { admin } from '@vidyapath/testing/users';
import { fill, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeEntry, makeLogin, makePerson } from '../../testing/records';
import { reading } from '../../testing/readings';

const server = serveServices();
let person = makePerson();
const logins = reading(paths.logins, () => [makeLogin()]);
beforeEach(() => {
  person = makePerson();
  server.use(reading(paths.user(3), () => person).handler, logins.handler);
});
const open = async (query = '') => {
  const view = await renderRemote(remote, `/admin/users/3${query}`, { user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Asha Learner' });
  return view;
};

test('an account is disabled with a reason, and enabled again', async () => {
  const { sent, handler } = taking<PersonStatusBody>('put', paths.userStatus(3), ({ disabled }) => {
    person = makePerson({ disabled });
    return HttpResponse.json(person);
  });
  server.use(handler);
  const { user, platform } = await open();
  await user.click(screen.getByRole('button', { name: 'Disable the account' }));
  await user.click(screen.getByRole('button', { name: 'Disable the account' }));
  expect(await screen.findByText('Reason is required.')).toBeTruthy();
  await expectAccessible();
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), ' Shared it ');
  await user.click(screen.getByRole('button', { name: 'Disable the account' }));
  await user.click(await screen.findByRole('button', { name: 'Enable the account' }));
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Enable the account' }));
  await screen.findByRole('button', { name: 'Disable the account' });
  expect(sent).toEqual([
    { disabled: true, reason: 'Shared it' },
    { disabled: false, reason: 'Sorry' },
  ]);
  expect(platform.notices.map(({ message }) => message)).toEqual([
    'Please fill all required fields.',
    'The account is disabled.',
    'The account is enabled.',
  ]);
});

test('the last administrator stays one, and says why', async () => {
  person = makePerson({ role: 'Admin' });
  server.use(
    http.put(`*${paths.userRole(3)}`, () => refusal(409, 'last-admin')),
    http.put(`*${paths.userStatus(3)}`, () => refusal(409, 'last-admin')),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Staff');
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText(/^This is the last administrator/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Disable the account' }));
  await fill(user, screen.getByRole('textbox', { name: /^Reason/ }), 'Left');
  await user.click(screen.getByRole('button', { name: 'Disable the account' }));
  expect(await screen.findByText(/^This is the last administrator/)).toBeTruthy();
});

test('another role is given, and all sessions are ended after a question', async () => {
  const role = taking<{ role: string }>('put', paths.userRole(3), () => {
    person = makePerson({ role: 'Staff' });
    return HttpResponse.json(person);
  });
  const sessions = taking('delete', paths.userSessions(3), () => new HttpResponse(null, { status: 204 }));
  server.use(role.handler, sessions.handler);
  const { user, platform } = await open();
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Staff');
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  await waitFor(() => expect(role.sent).toEqual([{ role: 'Staff' }]));
  await user.click(await screen.findByRole('button', { name: 'End all sessions' }));
  const dialog = await screen.findByRole('dialog', { name: 'End all sessions?' });
  expect(dialog.textContent).toContain('Asha Learner');
  expect(sessions.sent).toEqual([]);
  const [confirm] = screen.getAllByRole('button', { name: 'End all sessions' }).filter((one) => dialog.contains(one));
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(sessions.sent).toHaveLength(1));
  await waitFor(() =>
    expect(platform.notices.map(({ message }) => message)).toEqual([
      'The role was changed.',
      'All sessions were ended.',
    ]),
  );
});

test('sign-ins of the person, and in each trail what the person did', async () => {
  const places = [
    ['Accounts and sessions', paths.authAudit],
    ['Courses', paths.catalogueAudit],
    ['Files', paths.mediaAudit],
    ['Sales', paths.commerceAudit],
    ['Learning', paths.learningAudit],
    ['Helpdesk', paths.supportAudit],
  ] as const;
  const trails = places.map(([, path]) => reading(path, () => [makeEntry({ action: `done.in ${path}` })]));
  server.use(...trails.map(({ handler }) => handler));
  const { user, router } = await open('?q=x&sort=at:desc');
  expect(await screen.findByText('Wrong password')).toBeTruthy();
  expect(logins.asked.at(-1)).toMatchObject({ user_id: '3', q: 'x' });
  expect(screen.queryByRole('columnheader', { name: 'Person' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Actions' }));
  expect(await screen.findByRole('row', { name: /user 3 name Asha Asha Learner/ })).toBeTruthy();
  await expectAccessible();
  for (const [index, [name, path]] of places.entries()) {
    await user.selectOptions(screen.getByLabelText('Where'), name);
    await screen.findByText(`done.in ${path}`);
    expect(trails[index]?.asked.at(-1)).toEqual({ actor_id: '3', limit: '10', offset: '0' });
  }
  await user.selectOptions(screen.getByLabelText('Where'), 'What was done with this account');
  await waitFor(() =>
    expect(trails[0]?.asked.at(-1)).toEqual({ resource_type: 'user', resource_id: '3', limit: '10', offset: '0' }),
  );
  await user.click(screen.getByRole('button', { name: 'When' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'y');
  await waitFor(() => expect(trails[0]?.asked.at(-1)).toMatchObject({ q: 'y', sort: 'at:asc' }));
  expect(router.state.location.search).toContain('where=account');
});

test('links back to the list when there is no such person', async () => {
  server.use(http.get(`*${paths.user(3)}`, () => refusal(404)));
  await renderRemote(remote, '/admin/users/3', { user: admin });
  expect((await screen.findByRole('link', { name: 'See all users' })).getAttribute('href')).toBe('/admin/users');
});
