import { screen } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import en from '../../messages/en';
import hi from '../../messages/hi';
import remote from '../../remote';

const path = '/helpdesk/faq';

test.each([
  ['en', en],
  ['hi', hi],
] as const)('the screen has its heading, in the language %s', async (language, messages) => {
  await renderRemote(remote, path, { language, messages: { [remote.id]: messages } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(messages.title);
});

test('axe finds nothing', async () => {
  await renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1 });
  await expectAccessible();
});
