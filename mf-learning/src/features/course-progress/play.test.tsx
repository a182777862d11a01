import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import type { Play } from '@vidyapath/http/play';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { http, HttpResponse } from 'msw';
import {
  answerWith,
  moduleRows,
  network,
  openCourse,
  playOf,
  playsAs,
  setUpCourseScreen,
} from '../../testing/course-screen';
import { playA, region, video } from '../../testing/player';

setUpCourseScreen();
beforeEach(() => answerWith(moduleRows(1, 'One', ['A', 'B'])));

const asset = '/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';
const streamOf = (version: number): Play =>
  playOf({
    kind: 'stream',
    url: `${asset}/${version}/master.m3u8`,
    audio_url: `${asset}/${version}/audio/index.m3u8`,
    poster: `${asset}/${version}/poster.webp`,
    captions: [
      { language: 'en', url: `${asset}/${version}/captions/en.vtt` },
      { language: 'hi', url: `${asset}/${version}/captions/hi.vtt` },
    ],
    renditions: [{ name: '240p', height: 240, bytes_per_hour: 90_000_000 }],
    expires_at: '2026-11-28T00:10:00Z',
  });

const refuse = (status: number, type = 'about:blank') =>
  network.use(
    http.post(`*${lessonPaths.play}`, () =>
      HttpResponse.json({ type, title: 'x', status, detail: 'No.', instance: '/', requestId: 'r' }, { status }),
    ),
  );

async function openModule() {
  const view = await openCourse();
  await view.user.click(screen.getByRole('button', { name: /^One/ }));
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

const lessonOfAsset = () => moduleRows(1, 'One', ['A']).map((row) => ({ ...row, VideoUrl: asset }));

test('a browser that plays HLS by itself gets the playlist, the captions and the poster; a failure there can be tried again', async () => {
  answerWith(lessonOfAsset());
  playsAs(() => streamOf(1));
  const { user } = await playA();
  expect(video().getAttribute('src')).toBe(`${asset}/1/master.m3u8`);
  expect(video().poster).toMatch(/poster\.webp$/);
  const tracks = [...video().querySelectorAll('track')].map(({ srclang, label }) => [srclang, label]);
  expect(tracks).toEqual([
    ['en', 'English'],
    ['hi', 'हिन्दी'],
  ]);
  expect(screen.getByRole('combobox', { name: 'Captions' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Quality' })).toBeNull();
  await expectAccessible();
  video().currentTime = 42;
  fireEvent.error(video());
  playsAs(() => streamOf(2));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(video().getAttribute('src')).toBe(`${asset}/2/master.m3u8`));
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
});

test('the language of captions is remembered', async () => {
  answerWith(lessonOfAsset());
  playsAs(() => streamOf(1));
  const { user, unmount } = await playA();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Captions' }), 'हिन्दी');
  unmount();
  await playA();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' }).value).toBe('hi');
  localStorage.clear();
});

test.each([
  [403, '/problems/course-not-bought', 'Your access to this course has ended', 'About this course'],
  [404, 'about:blank', 'This lesson is no longer published', 'Play next video'],
  [409, '/problems/lesson-not-ready', 'This lesson is not ready yet', 'Try again'],
  [503, 'about:blank', 'This video can’t be played', 'Try again'],
])('a refusal with %i %s says why, and leads on', async (status, type, title, way) => {
  const { press } = await openModule();
  refuse(status, type);
  // A catalogue that knows how lessons are played does not name it any more.
  network.use(http.get(`*${paths.courseProgress}`, () => HttpResponse.json(moduleRows(1, 'One', []))));
  await press('Play A');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(title);
  expect(screen.getByRole('button', { name: 'Play A' })).toBeTruthy();
  await expectAccessible();
  if (way === 'Try again') playsAs(() => playOf());
  await press(way);
  if (way === 'Try again') await waitFor(() => expect(video().paused).toBe(false));
});

test('a catalogue of the release before names the address itself', async () => {
  refuse(404);
  await playA();
  expect(video().getAttribute('src')).toBe('https://example.com/A.mp4');
});

test('goes on by itself once the network is back', async () => {
  network.use(http.post(`*${lessonPaths.play}`, () => HttpResponse.error()));
  const { press } = await openModule();
  await press('Play A');
  await screen.findByText(/The connection is lost/);
  playsAs(() => playOf());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(video().paused).toBe(false));
  expect(screen.queryByText(/The connection is lost/)).toBeNull();
});

describe('while it plays', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('it is asked again after 7 minutes, and stops where access has ended', async () => {
    playsAs(() => playOf({ expires_at: '2026-11-28T00:10:00Z' }));
    await playA();
    refuse(403, '/problems/course-not-bought');
    act(() => void jest.advanceTimersByTime(6.5 * 60_000));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void jest.advanceTimersByTime(60_000));
    expect((await screen.findByRole('alert')).textContent).toContain('Your access to this course has ended');
    expect(region().querySelector('video')).toBeNull();
  });
});
