import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { markUnsaved } from '@vidyapath/client/formats/unsaved-text';
import { learner } from '@vidyapath/testing/users';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { playOf } from '../../testing/course-screen';
import { installFakeMedia } from '../../testing/fake-media';
import { openPlayer, openPlaying } from '../../testing/lesson-player';
import { plays, region, video } from '../../testing/player';

beforeAll(installFakeMedia);

test('waits behind its play button, or begins at once where the learner has opened the lesson', async () => {
  const { user, unmount } = openPlayer();
  await expectAccessible();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
  expect(document.activeElement).toBe(region());
  unmount();
  await openPlaying();
});

test('tells the page what the service says of the lesson, and where the video is', async () => {
  const answer = playOf({ captions: [{ language: 'hi', url: '/hi.vtt' }] });
  const onPlay = jest.fn();
  const onTime = jest.fn();
  const { handle } = await openPlaying({ ask: () => Promise.resolve(answer), onPlay, onTime });
  expect(onPlay).toHaveBeenCalledWith(answer);
  video().currentTime = 12;
  fireEvent.timeUpdate(video());
  expect(onTime).toHaveBeenLastCalledWith(12);
  expect(handle.current?.position()).toBe(12);
});

test('jumps to a second and plays, also before it has begun', async () => {
  const { handle } = openPlayer();
  act(() => handle.current?.playFrom(42));
  await plays();
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
  act(() => handle.current?.pause());
  expect(video().paused).toBe(true);
  act(() => handle.current?.playFrom(7));
  expect([video().currentTime, video().paused]).toEqual([7, false]);
});

test('another lesson gets a player of its own', async () => {
  const { rerender } = await openPlaying();
  rerender({ videoId: 102, title: 'B' });
  expect(region().getAttribute('aria-label')).toBe('Video player: B');
  await waitFor(() => expect(video().paused).toBe(false));
});

/** The frame of a page, which gives the focus to the heading of each new address. */
function Frame({ children }: PropsWithChildren) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus());
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Lesson
      </h1>
      {children}
    </>
  );
}

test('the next lesson keeps the focus, so that the keys work on', async () => {
  const { rerender } = openPlayer({ autoPlay: true }, learner, Frame);
  await plays();
  rerender({ videoId: 102, title: 'B' });
  await waitFor(() => expect(document.activeElement).toBe(region()));
});

describe('the next lesson', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => void jest.advanceTimersByTime(1_000));
  };

  test('waits while something is written, and begins 5 seconds after that', async () => {
    const play = jest.fn();
    await openPlaying({ next: { title: 'B', play } });
    const form = Symbol('note');
    markUnsaved(form, true);
    fireEvent.ended(video());
    pass(8);
    expect(screen.getByText('Starts when you have finished writing')).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    markUnsaved(form, false);
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Starts in 5 seconds');
    pass(6);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('does not wait for a slider that has the focus', async () => {
    const play = jest.fn();
    await openPlaying({ next: { title: 'B', play } });
    act(() => screen.getByRole('slider', { name: 'Position' }).focus());
    fireEvent.ended(video());
    pass(6);
    expect(play).toHaveBeenCalledTimes(1);
  });
});

test('is asked beforehand once the page is idle, unless data is saved', async () => {
  const ask = jest.fn(() => Promise.resolve(playOf()));
  const idle = (run: () => void) => {
    run();
    return 1;
  };
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => undefined });
  const { unmount } = openPlayer({ ask });
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  unmount();
  localStorage.setItem(`learning-data-saver.${learner.id}`, 'on');
  openPlayer({ ask });
  await act(async () => undefined);
  expect(ask).toHaveBeenCalledTimes(1);
  localStorage.clear();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('stops when another tab begins to play', async () => {
  await openPlaying();
  const other = new BroadcastChannel('lesson-plays');
  other.postMessage('begins');
  await waitFor(() => expect(video().paused).toBe(true));
  other.close();
});

test('keyboards and lock screens get the lesson and its commands', async () => {
  const handlers = new Map<string, (details: { action: string; seekTime?: number }) => void>();
  const mediaSession = {
    metadata: null as unknown,
    playbackState: 'none',
    setActionHandler: (action: string, handler: () => void) => handlers.set(action, handler),
    setPositionState: jest.fn(),
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
  Object.assign(window, { MediaMetadata: Object });
  const play = jest.fn();
  const { unmount } = await openPlaying({ next: { title: 'B', play } });
  expect(mediaSession.metadata).toMatchObject({ title: 'A', artist: 'Vidyapath' });
  const press = (action: string, seekTime?: number) =>
    act(() => handlers.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }));
  press('pause');
  expect([video().paused, mediaSession.playbackState]).toEqual([true, 'paused']);
  press('play');
  press('seekto', 30);
  press('seekforward');
  expect(video().currentTime).toBe(40);
  press('nexttrack');
  expect(play).toHaveBeenCalled();
  unmount();
  expect(mediaSession.metadata).toBeNull();
  Reflect.deleteProperty(navigator, 'mediaSession');
});
