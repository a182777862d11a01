import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { network, problem, serveCatalogue } from '../../testing/catalogue';
import { enter, field, openList, press } from '../../testing/screen';
import { openVideos, started, welcome } from '../../testing/videos';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

test('lists the module’s videos with number, name, address and duration', async () => {
  const { catalogue, dialog } = await openVideos();
  const row = within(await within(dialog).findByRole('listitem'));
  for (const text of ['1', 'Welcome', '/media/welcome.mp4', '00:01:35']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('button', { name: 'Delete Welcome' })).toBeTruthy();
  expect(catalogue.calls.find(({ path }) => path.endsWith('/moduleVideo/'))?.search).toBe('?course_id=4&module_id=7');
  await expectAccessible();
});

test('Escape does not close it; Close drops the typed text and returns the focus', async () => {
  const { user, opener } = await openVideos();
  await enter(user, 'Video Name', 'Half');
  await user.keyboard('{Escape}');
  expect(field('Video Name').value).toBe('Half');
  await user.click(await press('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await screen.findByRole('dialog');
  expect(field('Video Name').value).toBe('');
});

test('asks with its name before it deletes a video', async () => {
  const { user, catalogue, platform } = await openVideos();
  await user.click(await press('Delete Welcome'));
  const question = await screen.findByRole('dialog', { name: 'Delete video' });
  expect(within(question).getByText('Welcome')).toBeTruthy();
  await user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No videos yet')).toBeTruthy();
  expect(catalogue.sent('DELETE').map(({ ifMatch }) => ifMatch)).toEqual([expect.stringContaining('Welcome')]);
  expect(platform.events.published).toEqual([
    { name: 'catalogue.video-changed@1', fact: { courseId: 4, moduleId: 7 } },
  ]);
});

test('retries a list that could not be loaded', async () => {
  const catalogue = serveCatalogue({ modules: [started], videos: [welcome] });
  network.use(http.get('*/api/courseModule/moduleVideo/', () => problem(503), { once: true }));
  const { user } = await openList();
  await user.click(await press('Attachments of Getting started'));
  await user.click(await press('Try again'));
  expect(await screen.findByText('Welcome')).toBeTruthy();
  expect(catalogue.sent('GET').length).toBeGreaterThan(0);
});
