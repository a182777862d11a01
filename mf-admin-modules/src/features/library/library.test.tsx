import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { network } from '../../testing/catalogue';
import { openLibrary, serveLibrary, use } from '../../testing/library';
import { press } from '../../testing/screen';
import { assetId, chooseFile, makeAsset, serveUploads } from '../../testing/uploads';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const row = async () => within((await screen.findByRole('table', { name: 'Videos' })).querySelectorAll('tr')[1]!);

/** With all that a video may have. */
const used = {
  captions: [{ language: 'hi', origin: 'file', approved: true, cue_count: 3 } as const],
  used_by: [use],
  used_by_count: 1,
};

test('the table tells of each video what it is, its captions and where it is used', async () => {
  serveLibrary([
    makeAsset({
      size_bytes: 21_600_000,
      captions: [
        { language: 'hi', origin: 'file', approved: true, cue_count: 3 },
        { language: 'en', origin: 'edited', approved: false, cue_count: 1 },
      ],
      used_by: [use],
      used_by_count: 22,
    }),
  ]);
  await openLibrary();
  const shown = await row();
  for (const text of ['Ohm ka niyam', 'Ready to play', '00:01:00', '22 MB', 'Hindi, English (draft)'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Ohm’s law (React Basics)' }).getAttribute('href')).toBe(
    '/studio/courses/4/lessons',
  );
  expect(shown.getByText('and 21 more lessons')).toBeTruthy();
  expect(shown.getByText('27 Nov 2026, 3:30 pm')).toBeTruthy();
  expect(await screen.findByText('There is room for 21.6 GB.')).toBeTruthy();
  await expectAccessible();
});

test('the picture of a video is fetched by the session', async () => {
  const { calls } = serveLibrary([makeAsset({ poster: '/media/lessons/x/1/poster-1.webp' })]);
  await openLibrary();
  const picture = async () => (await screen.findByRole('table', { name: 'Videos' })).querySelector('img')?.src;
  await waitFor(async () => expect(await picture()).toBe(`data:image/webp;base64,${btoa('picture')}`));
  expect(calls.filter(({ path }) => path.endsWith('/poster'))).toHaveLength(1);
});

test('search, order and filters of the address are asked for', async () => {
  const { calls } = serveLibrary([makeAsset(used)]);
  await openLibrary('?q=Ohm&sort=title:asc');
  await row();
  expect(calls[0]?.search).toBe('?q=Ohm&sort=title%3Aasc&limit=10&offset=0');
});

test('a filter that the server does not know is left out', async () => {
  const { calls } = serveLibrary([makeAsset({ ...used, status: 'waiting', playable: false, queue_place: 1 })]);
  await openLibrary('?status=waiting&unused=true&sort=size_bytes:asc');
  await row();
  expect(calls[0]?.search).toBe('?limit=10&offset=0&status=waiting&unused=true');
});

test('an uploaded file is in the list at once', async () => {
  serveUploads();
  const { add } = serveLibrary([]);
  await openLibrary();
  await screen.findByText('No videos yet');
  add(makeAsset({ status: 'waiting', playable: false, queue_place: 2 }));
  await chooseFile('Upload a file');
  expect(await (await row()).findByText('Waiting to be prepared, no. 2 in the queue')).toBeTruthy();
});

test('a file that failed is tried again or replaced in its row', async () => {
  const media = serveUploads({ status: 'failed', playable: false, problem: { type: 'damaged' } });
  const { user } = await openLibrary();
  await user.click(await press('Try again'));
  await waitFor(() => expect(media.calls).toEqual([`POST /api/media/assets/${assetId}/retry`]));
  await (await row()).findByText('Waiting to be prepared, no. 1 in the queue');
});

test('the file of a video is replaced', async () => {
  const media = serveUploads({ status: 'ready', playable: true });
  await openLibrary();
  await chooseFile('Replace the file of Ohm ka niyam');
  await waitFor(() => expect(media.uploads[0]?.metadata).toContain(`replaces ${btoa(assetId)}`));
});

test('a video is deleted after a question, by the version that was read', async () => {
  const { calls } = serveLibrary([makeAsset({ used_by_count: 0 })]);
  const { user } = await openLibrary();
  await user.click(await press('Delete Ohm ka niyam'));
  await screen.findByText('Its file, pictures and captions are deleted with it.');
  await user.click(await press('Delete'));
  await screen.findByText('No videos yet');
  expect(calls.find(({ method }) => method === 'DELETE')?.ifMatch).toBe('"Ohm%20ka%20niyam"');
});

test('a video that a lesson uses is not deleted, and the dialog says why', async () => {
  serveLibrary([makeAsset(used)]);
  const { user } = await openLibrary();
  await user.click(await press('Delete Ohm ka niyam'));
  await user.click(await press('Delete'));
  expect((await screen.findByRole('alert')).textContent).toContain('A lesson uses this video, so it was not deleted.');
});
