import { screen, waitFor } from '@testing-library/react';
import { learner } from '@vidyapath/testing/users';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', makeToken(learner));
});

test('the settings change the language at once and for the next visit', async () => {
  const { user } = await renderShell('/account/settings');
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  await screen.findByRole('heading', { name: 'सेटिंग और गोपनीयता' });
  expect(document.documentElement.lang).toBe('hi');
  expect(localStorage.getItem('language')).toBe('hi');
  await waitFor(() => expect(document.title).toBe('सेटिंग और गोपनीयता · Vidyapath'));
});

test('the settings change the appearance, or let it follow the device', async () => {
  const { user } = await renderShell('/account/settings');
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  await screen.findByRole('group', { name: 'Appearance' });
  expect(choice('Same as this device').checked).toBe(true);
  await user.click(choice('Dark'));
  expect(localStorage.getItem('dark-mode')).toBe('true');
  await user.click(choice('Light'));
  expect(localStorage.getItem('dark-mode')).toBe('false');
  await user.click(choice('Same as this device'));
  expect(localStorage.getItem('dark-mode')).toBeNull();
  expect(choice('Same as this device').checked).toBe(true);
});

test('the help leads to the FAQ', async () => {
  const { user } = await renderShell('/account/help');
  await user.click(await screen.findByRole('link', { name: 'FAQ' }));
  await screen.findByRole('heading', { name: 'FAQ' });
});

test('all notifications are on a page of their own', async () => {
  const { user } = await renderShell('/dashboard/home');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 0 new' }));
  await user.click(await screen.findByRole('link', { name: 'Show all notifications' }));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
