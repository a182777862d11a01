import { screen } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();
const open = () => renderRemote(remote, '/account/settings', { user: learner });
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the settings change the language at once', async () => {
  serveAccount(server, () => undefined);
  const { user, platform } = await open();
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  expect(platform.i18n.getLanguage()).toBe('hi');
  expect(choice('हिन्दी').checked).toBe(true);
});

test('the settings change the appearance, or let it follow the device', async () => {
  serveAccount(server, () => undefined);
  const { user, platform } = await open();
  await screen.findByRole('group', { name: 'Appearance' });
  expect(choice('Same as this device').checked).toBe(true);
  await user.click(choice('Dark'));
  expect(platform.colourMode.getSnapshot()).toBe('dark');
  await user.click(choice('Light'));
  expect(platform.colourMode.getSnapshot()).toBe('light');
  await user.click(choice('Same as this device'));
  expect(platform.colourMode.getSnapshot()).toBe('system');
  expect(choice('Same as this device').checked).toBe(true);
  await expectAccessible();
});

test('the data saver is off until it is chosen, for this account in this browser', async () => {
  serveAccount(server, () => undefined);
  const { user } = await open();
  const saver = await screen.findByRole('checkbox', { name: 'Data saver', checked: false });
  await user.click(saver);
  expect(screen.getByRole('checkbox', { name: 'Data saver', checked: true })).toBe(saver);
  expect(localStorage.getItem(`learning-data-saver.${learner.id}`)).toBe('on');
});

test('the settings show which kinds are mailed, and store another choice', async () => {
  let mail = true;
  serveAccount(server, (request) => {
    if (!request.url.endsWith(paths.notificationSettings)) return undefined;
    if (request.method === 'PUT') mail = false;
    return Response.json({ kinds: [{ type: 'course-news', mail, always: false }] });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'New lessons in my courses', checked: true }));
  await screen.findByRole('checkbox', { name: 'New lessons in my courses', checked: false });
});

test('a choice of mails that is refused stays as it was, and the screen says so', async () => {
  serveAccount(server, (request) => {
    if (request.method === 'PUT') return Response.json({}, { status: 503 });
    return Response.json({ kinds: [{ type: 'course-news', mail: true, always: false }] });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'New lessons in my courses', checked: true }));
  await screen.findByText('Your choice could not be loaded or saved. Please try again in a moment.');
  expect(screen.getByRole('checkbox', { name: 'New lessons in my courses', checked: true })).toBeTruthy();
});
