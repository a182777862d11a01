import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { playOf } from '../../testing/course-screen';
import { installFakeMedia } from '../../testing/fake-media';
import { openPlayer, openPlaying } from '../../testing/lesson-player';
import { plays, region, video } from '../../testing/player';

beforeAll(installFakeMedia);

test('waits behind its play button, or begins at once where the learner has opened the lesson', async () => {
  const { user, unmount } = openPlayer();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  await plays();
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
