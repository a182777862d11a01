import { screen, waitFor, within } from '@testing-library/react';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http } from 'msw';
import { openBuilder, shownTree } from '../../testing/builder';
import { network, problem } from '../../testing/catalogue';
import { serveLibrary } from '../../testing/library';
import { makeOutline } from '../../testing/outline';
import { press } from '../../testing/screen';
import { makeAsset } from '../../testing/uploads';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
beforeEach(() => localStorage.clear());

const asset = makeAsset({ title: 'Fuse' });

async function openLibrary() {
  const view = await openBuilder(makeOutline({ Basics: ['Ohm'], Circuits: [] }));
  serveLibrary([asset]);
  await view.user.click(await press('Add from the library'));
  return { ...view, library: within(await screen.findByRole('dialog', { name: 'Uploaded videos' })) };
}

test('an uploaded video becomes the last lesson', async () => {
  const { user, server, library } = await openLibrary();
  const video = await library.findByRole('button', { name: /^Fuse/ });
  await expectAccessible();
  await user.click(video);
  await waitFor(() => expect(shownTree()).toEqual(['Basics: Ohm', 'Circuits: Fuse']));
  const lessons = [{ video_title: 'Fuse', video_url: addressOfAsset(asset.asset_id) }];
  expect(server.added).toEqual([{ module_id: 20, lessons }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Added the lesson Fuse.');
});

test('a refusal is told', async () => {
  const { user, library } = await openLibrary();
  network.use(http.post(`*${courseBuilderPaths.outlineLessons(4)}`, () => problem(503)));
  await user.click(await library.findByRole('button', { name: /^Fuse/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(shownTree()).toEqual(['Basics: Ohm']);
});
