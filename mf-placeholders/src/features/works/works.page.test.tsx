import { screen } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import slice from '../../../slice.json';
import en from '../../messages/en';
import hi from '../../messages/hi';
import remote from '../../remote';

const paths = slice.routes.map(({ path, title }) => [path, title] as const);

test.each(paths)('%s has the heading that the slice describes, in both languages', async (path, title) => {
  for (const [language, messages] of [
    ['en', en],
    ['hi', hi],
  ] as const) {
    const { unmount } = await renderRemote(remote, path, { language, messages: { [remote.id]: messages } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title[language]);
    unmount();
  }
});

test('axe finds nothing', async () => {
  await renderRemote(remote, '/helpdesk/faq');
  await screen.findByRole('heading', { name: 'FAQ' });
  await expectAccessible();
});
