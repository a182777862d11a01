import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();

const account = { ...learner, phone: '9876500003', email_verified: true, language: null };
const problem = (status: number, errors: object[] = []) => Response.json({ status, detail: 'No.', errors }, { status });

/** The profile screen with its form open. */
async function edit(change: () => Response | Promise<Response> = () => problem(500)) {
  const isOwn = (request: Request) => new URL(request.url).pathname === paths.account;
  const requests = serveAccount(server, (request) => {
    if (!isOwn(request)) return undefined;
    return request.method === 'PUT' ? change() : Response.json(account, { headers: { etag: '"1"' } });
  });
  const view = await renderRemote(remote, '/account/profile', { user: learner });
  const button = await screen.findByRole('button', { name: 'Change details' });
  button.focus();
  await view.user.keyboard('{Enter}');
  return { ...view, changes: () => requests.filter((one) => isOwn(one) && one.method === 'PUT') };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const details = () =>
  within(screen.getByRole('region', { name: 'Your details' }))
    .getAllByRole('definition')
    .map((value) => value.textContent);

test('changes name, phone and language by keyboard; the session continues with the new name', async () => {
  const fresh = 'token with the new name';
  const changed = { ...account, name: 'आशा Rao', phone: '9876500009', language: 'hi' };
  const view = await edit(() => Response.json({ ...changed, access_token: fresh }, { headers: { etag: '"2"' } }));
  expect(document.activeElement).toBe(field('Name'));
  await view.user.clear(field('Name'));
  await view.user.keyboard(' आशा Rao ');
  await view.user.tab();
  await view.user.clear(field('Phone'));
  await view.user.keyboard('9876500009');
  await view.user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'English' }));
  await view.user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await view.user.keyboard('{Enter}');

  await waitFor(() => expect(view.platform.notices.at(-1)?.message).toBe('Your details were changed.'));
  expect(await view.changes()[0]?.json()).toEqual({ name: 'आशा Rao', phone: '9876500009', language: 'hi' });
  expect(view.changes()[0]?.headers.get('if-match')).toBe('"1"');
  expect(details()).toEqual(['आशा Rao', learner.email, '9876500009', 'User', 'हिन्दी']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change details' }));
  expect(view.platform.session.renewed).toEqual([fresh]);
});

test('closing the form without a change shows the earlier values in the same place', async () => {
  const view = await edit();
  await view.user.clear(field('Name'));
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(details()).toEqual([learner.name, learner.email, '9876500003', 'User', 'Not chosen yet']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change details' }));
  expect(view.changes()).toEqual([]);
});

test.each([
  ['Name', ' ', 'Please enter your name.'],
  ['Name', 'x'.repeat(101), 'Name must be at most 100 characters long.'],
  ['Phone', '12345', 'Phone number must have 10 digits.'],
  ['Phone', '98765000o3', 'Phone number must have 10 digits.'],
])('%s %j is refused below its field, which gets the focus', async (name, text, message) => {
  const view = await edit();
  await view.user.clear(field(name));
  await view.user.click(field(name));
  await view.user.paste(text);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field(name));
  expect(view.changes()).toEqual([]);
});

test.each([
  ['a refusal of a field', () => problem(400, [{ field: 'name', detail: 'No.' }]), 'Please enter your name.'],
  [
    'a change elsewhere',
    () => problem(412),
    'Your details were changed elsewhere in the meantime. Please reload the page, then try again.',
  ],
  ['the service away', () => problem(503), 'Your details could not be changed. Please try again in a moment.'],
  [
    'the network lost',
    () => Response.error(),
    'The server did not respond. Please check your connection, then try again.',
  ],
])('shows %s, and keeps the text', async (_case, change, message) => {
  const view = await edit(change);
  await view.user.type(field('Name'), ' Rao');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(field('Name').value).toBe(`${learner.name} Rao`);
});
