import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { answerWith, network, openCourse } from '../../testing/course-screen';
import { installFakeMedia } from '../../testing/fake-media';
import { answered } from '../../testing/player';
import { sharingOrigin } from './sharing-protocol';

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'bypass' });
  installFakeMedia();
});
afterEach(() => {
  network.resetHandlers();
  localStorage.clear();
});
afterAll(() => network.close());

const frame = () => screen.getByTitle<HTMLIFrameElement>('Video: Lesson');

async function playVideoAt(VideoUrl: string) {
  answerWith([
    makeProgressRow({ VideoTitle: 'Lesson', VideoUrl }),
    makeProgressRow({ VideoTitle: 'Second', VideoUrl: '/media/second.mp4' }),
  ]);
  const view = await openCourse();
  await view.user.click(screen.getByRole('button', { name: /^Getting started/ }));
  await view.user.click(screen.getByRole('button', { name: 'Play Lesson' }));
  await answered();
  return view;
}

/** A message of the service's player in the frame. */
const receive = (message: object, origin = sharingOrigin) =>
  fireEvent(
    window,
    new MessageEvent('message', { data: JSON.stringify(message), origin, source: frame().contentWindow }),
  );

describe('a video of the sharing service', () => {
  const play = () => playVideoAt('https://youtu.be/dQw4w9WgXcQ');

  test('plays in the service’s frame without cookies, and its page can be opened', async () => {
    await play();
    expect(frame().src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?enablejsapi=1&autoplay=1/);
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    await expectAccessible();
  });

  test('follows what the learner does in the frame', async () => {
    const { user } = await play();
    receive({ event: 'onStateChange', info: 2 });
    await user.click(screen.getByRole('button', { name: 'Play video' }));
    expect(screen.getByRole('button', { name: 'Playing Lesson' })).toBeTruthy();
    receive({ event: 'infoDelivery', info: { playerState: 0 } });
    expect(screen.getByText('Up next')).toBeTruthy();
  });

  test('takes the keyboard’s commands', async () => {
    const { user } = await play();
    const sent: unknown[] = [];
    const { contentWindow } = frame();
    Object.defineProperty(contentWindow, 'postMessage', { value: (text: string) => sent.push(JSON.parse(text)) });
    receive({ event: 'infoDelivery', info: { currentTime: 60, volume: 50, muted: false } });
    await user.keyboard('{ArrowRight}{ArrowUp}m ');
    expect(sent).toEqual([
      { event: 'command', func: 'seekTo', args: [65, true] },
      { event: 'command', func: 'setVolume', args: [60] },
      { event: 'command', func: 'mute', args: [] },
      { event: 'command', func: 'pauseVideo', args: [] },
    ]);
  });

  test('plays at the speed that was chosen before, once the frame takes commands', async () => {
    localStorage.setItem('learning-speed', '1.5');
    await play();
    const sent: unknown[] = [];
    Object.defineProperty(frame().contentWindow, 'postMessage', {
      value: (text: string) => sent.push(JSON.parse(text)),
    });
    receive({ event: 'initialDelivery', info: { currentTime: 0, playbackRate: 1 } });
    receive({ event: 'infoDelivery', info: { currentTime: 1, playbackRate: 1.5 } });
    expect(sent).toEqual([{ event: 'command', func: 'setPlaybackRate', args: [1.5] }]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('1.5');
  });

  test('is never marked as done by hand, since the service tells the position', async () => {
    await play();
    jest.useFakeTimers();
    act(() => void jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  });

  test('shows that the video can’t be played when the sharing service refuses it, and ignores such a message from another page', async () => {
    await play();
    receive({ event: 'onError', info: 150 }, 'https://elsewhere.example');
    expect(screen.queryByRole('alert')).toBeNull();
    receive({ event: 'onError', info: 150 });
    expect(screen.getByRole('alert').textContent).toMatch(/can’t be played/);
    expect(screen.getByRole('button', { name: 'Play next video' })).toBeTruthy();
  });
});

test('shows that the video can’t be played when no player answers in the frame', async () => {
  await playVideoAt('https://youtu.be/dQw4w9WgXcQ');
  jest.useFakeTimers();
  fireEvent.load(frame());
  act(() => void jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert').textContent).toMatch(/can’t be played/);
  expect(screen.getAllByRole('link', { name: 'Open in a new tab' })[0]?.getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
});

test('shows that the video can’t be played when its service can’t be reached', async () => {
  const made = jest.spyOn(window, 'Image');
  await playVideoAt('https://archive.org/details/some_item');
  const picture = made.mock.results[0]?.value as HTMLImageElement;
  expect(picture.src).toBe('https://archive.org/services/img/some_item');
  fireEvent.error(picture);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/can’t be played.*site may be out of reach/),
  );
  made.mockRestore();
});

test('plays an archive.org item in its own page, and removes that at a pause', async () => {
  const { user } = await playVideoAt('https://archive.org/details/some_item');
  expect(frame().src).toBe('https://archive.org/embed/some_item?autoplay=1');
  await user.click(screen.getByRole('button', { name: 'Playing Lesson' }));
  expect(screen.queryByTitle('Video: Lesson')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
    'https://archive.org/details/some_item',
  );
});

test('an address that nothing plays is reported at once, with a button to the next video', async () => {
  const { user } = await playVideoAt('https://www.youtube.com/@somebody');
  expect(screen.getByRole('alert').textContent).toMatch(/can’t be played/);
  expect(screen.getByRole('button', { name: 'Play Lesson' })).toBeTruthy();
  await user.keyboard('n');
  expect(screen.getByRole('region', { name: 'Video player: Second' })).toBeTruthy();
});
