import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { answerWith, moduleRows, openCourse, setUpCourseScreen } from '../../testing/course-screen';
import { playA, plays, pressA, region, video } from '../../testing/player';

setUpCourseScreen();
beforeEach(() => answerWith([...moduleRows(1, 'One', ['A', 'B']), ...moduleRows(2, 'Two', ['C'])]));

const controls = () => screen.queryByRole('group', { name: 'Player controls' });
const title = () => region().getAttribute('aria-label');

test('shows each video in its own player before it is played: muted, without controls, with nothing fetched', async () => {
  const { user } = await openCourse();
  await user.click(screen.getByRole('button', { name: /^One/ }));
  const players = screen.getAllByLabelText<HTMLVideoElement>(/^Video: /);
  expect(players.map(({ muted, controls, preload, paused }) => ({ muted, controls, preload, paused }))).toEqual(
    Array(2).fill({ muted: true, controls: false, preload: 'none', paused: true }),
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Play video: B' }));
  expect(title()).toBe('Video player: B');
  await plays();
  expect(screen.getAllByRole('button', { name: /^Play video/ })).toHaveLength(1);
});

test('playing one pauses the other, which keeps its place', async () => {
  const { user } = await playA();
  const first = video();
  first.currentTime = 12;
  await user.click(screen.getByRole('button', { name: 'Play B' }));
  expect(first.paused).toBe(true);
  expect(first.controls).toBe(false);
  expect(region().contains(controls())).toBe(true);
  expect(region().contains(first)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Play A' }));
  expect(video()).toBe(first);
  expect(first.currentTime).toBe(12);
});

test('plays in place with sound and controls and without download, and shows that on its button', async () => {
  await playA();
  expect(screen.getByRole('button', { name: 'Playing A' }).textContent).toBe('Playing');
  expect(video().paused).toBe(false);
  expect(video().muted).toBe(false);
  expect(controls()).toBeTruthy();
  expect(video().getAttribute('controlslist')).toBe('nodownload');
  expect(fireEvent.contextMenu(video())).toBe(false);
  expect(document.activeElement).toBe(region());
  await expectAccessible();
});

test('paused, it hides its controls and offers the play button', async () => {
  const { user } = await playA();
  act(() => video().pause());
  expect(controls()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play video' }));
  expect(video().paused).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Playing A' }));
  expect(video().paused).toBe(true);
});

test('a browser that refuses to play by itself leaves the play button', async () => {
  const refused = Object.assign(new Error('gesture needed'), { name: 'NotAllowedError' });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(refused);
  await pressA();
  expect(await screen.findByRole('button', { name: 'Play video' })).toBeTruthy();
  play.mockRestore();
});

test('goes to the next and previous video across modules, one player at a time', async () => {
  const { user } = await playA();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Previous video' })).toHaveProperty('disabled', true);
  await press('Next video');
  await press('Next video');
  expect(title()).toBe('Video player: C');
  expect(screen.getByRole('button', { name: /^Two/, expanded: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next video' })).toHaveProperty('disabled', true);
  await press('Previous video');
  expect(title()).toBe('Video player: B');
  await plays();
});

test('the keyboard does everything while the focus is in the player', async () => {
  const { user } = await playA();
  await user.keyboard(' ');
  expect(video().paused).toBe(true);
  await user.keyboard(' ');
  expect(video().paused).toBe(false);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(video().currentTime).toBe(5);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}m');
  expect(video().volume).toBeCloseTo(0.9);
  expect(video().muted).toBe(true);
  const fullScreen = jest.fn(() => Promise.resolve());
  Object.defineProperty(region(), 'requestFullscreen', { value: fullScreen });
  await user.keyboard('f');
  expect(fullScreen).toHaveBeenCalled();
  await user.keyboard('n');
  expect(title()).toBe('Video player: B');
  await user.keyboard('p');
  expect(title()).toBe('Video player: A');
});

test('at the end it offers the next one', async () => {
  const { user } = await playA();
  fireEvent.ended(video());
  expect(screen.getByText('Up next')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play next video' }));
  expect(title()).toBe('Video player: B');
});

test('says when a video can’t be played, and what can be done', async () => {
  const { user } = await playA();
  fireEvent.error(video());
  expect(screen.getByRole('alert').textContent).toMatch(/can’t be played/);
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
    'https://example.com/A.mp4',
  );
  expect(screen.getByRole('button', { name: 'Play A' })).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await plays();
  fireEvent.error(video());
  await user.click(screen.getByRole('button', { name: 'Play next video' }));
  expect(title()).toBe('Video player: B');
});

test('continues where it was left', async () => {
  const { user } = await playA();
  video().currentTime = 42;
  await user.keyboard('n');
  await user.keyboard('n');
  await user.keyboard('p');
  await user.keyboard('p');
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(42);
});

test('searching stops the video; signing out closes it and forgets where it was', async () => {
  const { user } = await playA();
  await user.type(screen.getByRole('searchbox'), 'o');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Video player/ })).toBeNull());
  act(() => remote.onLogout());
  await waitFor(() => expect(screen.queryByRole('button', { expanded: true })).toBeNull());
});
