import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { admin, staff } from '@vidyapath/testing/users';
import { serveServices } from '@vidyapath/testing/services';
import remote from '../../remote';
import { makePerson } from '../../testing/records';
import { files, reading } from '../../testing/readings';

const server = serveServices();

test('requests the accounts by the URL, and links them to their pages', async () => {
  const { asked, handler } = reading(paths.users, () => [
    makePerson(),
    makePerson({ id: 4, name: 'B', disabled: true }),
  ]);
  const csv = files(paths.usersCsv);
  server.use(handler, ...csv.handlers);
  const query = '?q=asha&sort=name:asc&role=User&from=2026-11-01&to=2026-11-30';
  const { user, router } = await renderRemote(remote, `/admin/users${query}`, { user: admin });
  const link = await screen.findByRole('link', { name: 'Asha Learner' });
  expect(link.getAttribute('href')).toBe('/admin/users/3');
  expect(screen.getByRole('row', { name: /^B learner@.* Learner Yes .* Never Disabled$/ })).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
  const chosen = { q: 'asha', sort: 'name:asc', role: 'User', status: 'active', from: '2026-11-01', to: '2026-11-30' };
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...chosen, limit: '10', offset: '0' }));
  expect(router.state.location.search).toContain('status=active');
  await user.click(screen.getByRole('button', { name: 'These users (CSV)' }));
  await waitFor(() => expect(csv.asked).toEqual([chosen]));
});

test('shows Staff that addresses are shortened, and lets them change nothing of an account', async () => {
  const person = makePerson({ email: 'l•••@vidyapath.example' });
  server.use(reading(paths.users, () => [person]).handler, reading(paths.user(3), () => person).handler);
  const { user } = await renderRemote(remote, '/admin/users', { user: staff });
  expect(await screen.findByText(/Email addresses are shortened/)).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Asha Learner' }));
  await screen.findByRole('heading', { name: 'Account' });
  expect(screen.queryByRole('heading', { name: 'Change the account' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});
