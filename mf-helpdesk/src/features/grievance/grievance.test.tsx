import { screen } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import en from '../../messages/en';
import hi from '../../messages/hi';
import remote from '../../remote';

test.each([
  ['en', en],
  ['hi', hi],
] as const)('says whom, how and by when, in the language %s', async (language, messages) => {
  await renderRemote(remote, '/helpdesk/grievance', { language, messages: { [remote.id]: messages } });
  const { grievance } = messages;
  expect(await screen.findByRole('heading', { level: 1, name: grievance.title })).toBeTruthy();
  for (const text of [grievance.acknowledged, grievance.resolved, grievance.addressText])
    expect(screen.getByText(text)).toBeTruthy();
  const button = screen.getByRole('link', { name: grievance.complain });
  expect(button.getAttribute('href')).toBe('/helpdesk/tickets/new?category=grievance');
  expect(screen.getByRole('link', { name: /^grievance@/ }).getAttribute('href')).toMatch(/^mailto:/);
  await expectAccessible();
});
