import { screen, waitFor, within } from '@testing-library/react';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { ArchiveVideo } from '@vidyapath/http/media';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http, HttpResponse } from 'msw';
import { openBuilder } from '../../testing/builder';
import { network, problem } from '../../testing/catalogue';
import { makeOutline } from '../../testing/outline';
import { press } from '../../testing/screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
beforeEach(() => localStorage.clear());

const path = `*${lessonPaths.archiveVideos('physics')}`;
const urlOf = (name: string) => `https://archive.org/download/physics/${encodeURIComponent(name)}`;
const video = (name: string, duration_in_seconds: number | null = 65): ArchiveVideo => ({
  name,
  url: urlOf(name),
  size_bytes: 12_000_000,
  duration_in_seconds,
});
const serveVideos = (videos: readonly ArchiveVideo[]) =>
  network.use(http.get(path, () => HttpResponse.json([...videos])));

async function paste(text: string) {
  const view = await openBuilder(makeOutline({ Basics: [] }));
  await view.user.click(await press('Paste addresses'));
  await view.user.click(screen.getByRole('textbox', { name: 'Addresses, one a line' }));
  await view.user.paste(text);
  await view.user.click(await press('Show the videos'));
  return view;
}

test('of an item of archive.org the chosen videos become lessons, in its place among the addresses', async () => {
  serveVideos([video('2 - Ohm.mp4'), video('3 - Volt.mp4'), video('10 - Watt.mp4', null)]);
  const probed: unknown[] = [];
  network.use(
    http.post('*/api/media/archive-duration', async ({ request }) => {
      probed.push(((await request.json()) as { url: string }).url);
      return problem(503);
    }),
  );
  const { user, server } = await paste('https://archive.org/details/physics\nhttps://a.example/End.mp4');
  const offered = within(await screen.findByRole('group', { name: 'Videos of physics' }));
  const boxes = offered.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  expect(offered.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 - Ohm.mp4 · 00:01:05 · 12 MB',
    '3 - Volt.mp4 · 00:01:05 · 12 MB',
    '10 - Watt.mp4 · 12 MB',
  ]);
  expect(screen.getByText('4 lessons will be added.')).toBeTruthy();
  await expectAccessible();
  await user.click(offered.getByRole('checkbox', { name: /Volt/ }));
  expect(offered.getByRole<HTMLInputElement>('checkbox', { name: 'All videos' }).checked).toBe(false);
  await user.click(await press('Add lessons'));
  await waitFor(() => expect(server.added).toHaveLength(1));
  expect(server.added[0]?.lessons).toEqual([
    { video_title: 'Ohm', video_url: urlOf('2 - Ohm.mp4'), duration_in_seconds: 65 },
    { video_title: 'Watt', video_url: urlOf('10 - Watt.mp4') },
    { video_title: 'End', video_url: 'https://a.example/End.mp4' },
  ]);
  expect(probed).toEqual([urlOf('10 - Watt.mp4'), 'https://a.example/End.mp4']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all are left out and taken again with one press, and none is no lesson', async () => {
  serveVideos([video('1.mp4'), video('2.mp4')]);
  const { user, server } = await paste('https://archive.org/details/physics');
  await user.click(await screen.findByRole('checkbox', { name: 'All videos' }));
  await user.click(await press('Add lessons'));
  expect(await screen.findByText('Choose at least one video.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'All videos' }));
  expect(screen.getByText('2 lessons will be added.')).toBeTruthy();
  await user.click(await press('Add lessons'));
  await waitFor(() => expect(server.added[0]?.lessons).toHaveLength(2));
});

test('another text asks again', async () => {
  serveVideos([video('1.mp4')]);
  const { user } = await paste('https://archive.org/details/physics');
  await screen.findByRole('group', { name: 'Videos of physics' });
  await user.type(screen.getByRole('textbox', { name: 'Addresses, one a line' }), '2');
  expect(screen.queryByRole('group', { name: 'Videos of physics' })).toBeNull();
  expect(await press('Show the videos')).toBeTruthy();
});

test.each([
  [400, 'physics: archive.org has no item at this address.'],
  [404, 'physics: archive.org has no such item, or no video in it that browsers play.'],
  [503, 'physics: archive.org could not be read. Try again in a moment, or paste the addresses of its files.'],
])('an item that is answered with %i is named, and may be asked for again', async (status, text) => {
  network.use(http.get(path, () => problem(status), { once: true }));
  const { user } = await paste('https://archive.org/details/physics');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  serveVideos([video('1.mp4')]);
  await user.click(await press('Show the videos'));
  expect(await screen.findByRole('group', { name: 'Videos of physics' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was stored before a failure is not stored twice', async () => {
  serveVideos(Array.from({ length: 250 }, (_none, at) => video(`${at + 1}.mp4`)));
  const { user, server } = await paste('https://archive.org/details/physics');
  await screen.findByText('250 lessons will be added.');
  let sent = 0;
  network.use(
    http.post(`*${courseBuilderPaths.outlineLessons(4)}`, () => {
      sent += 1;
      return sent === 2 ? problem(503) : undefined;
    }),
  );
  await user.click(await press('Add lessons'));
  expect(await screen.findByText('50 lessons will be added.')).toBeTruthy();
  await user.click(await press('Add lessons'));
  await waitFor(() => expect(server.added.map(({ lessons }) => lessons.length)).toEqual([200, 50]));
}, 30_000);
