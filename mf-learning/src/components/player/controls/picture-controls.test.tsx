import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { Play } from '@vidyapath/http/play';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { learner } from '@vidyapath/testing/users';
import { playOf } from '../../../testing/course-screen';
import { installFakeMedia } from '../../../testing/fake-media';
import { openPlayer, openPlaying } from '../../../testing/lesson-player';
import { plays, region, video } from '../../../testing/player';

beforeAll(installFakeMedia);
afterEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const picture = () => within(region()).getByRole('presentation');
const isShown = () => picture().parentElement?.dataset.shown === 'true';

/** Milliseconds of the presses. */
let now = 0;

/** A press at a part of the picture's width, so many milliseconds after the last one. */
function press(pointerType: 'mouse' | 'touch', part = 0.5, later = 200) {
  jest.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 170));
  now += later;
  const event = createEvent.pointerUp(picture(), { button: 0, clientX: part * 300 });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(picture(), Object.assign(event, { pointerType, clientX: part * 300, button: 0 }));
}

const asset = '/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';
const stream = (): Play =>
  playOf({
    kind: 'stream',
    url: `${asset}/1/master.m3u8`,
    audio_url: `${asset}/1/audio/index.m3u8`,
    storyboard: {
      url: `${asset}/1/storyboard.webp`,
      columns: 4,
      rows: 3,
      tile_width: 160,
      tile_height: 90,
      every_seconds: 10,
      count: 9,
    },
    captions: [{ language: 'hi', url: `${asset}/captions/hi.vtt` }],
    renditions: [{ name: '240p', height: 240, bytes_per_hour: 90_000_000 }],
    expires_at: '2026-11-28T00:10:00Z',
  });

test('says the length that the list of lessons says, to the second', async () => {
  await openPlaying();
  Object.defineProperty(video(), 'duration', { configurable: true, value: 89.97 });
  fireEvent.durationChange(video());
  expect(within(region()).getByText('00:00 / 01:30')).toBeTruthy();
  expect(position().getAttribute('aria-valuetext')).toBe('00:00 of 01:30');
});

test('has play, both jumps, position, sound, settings and full screen, each with its name', async () => {
  const { user } = await openPlaying({ next: { title: 'B', play: jest.fn() } });
  const controls = within(screen.getByRole('group', { name: 'Player controls' }));
  const names = controls.getAllByRole('button').map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual([
    'Pause video',
    '10 seconds back',
    '10 seconds forward',
    'Mute',
    'Settings',
    'Full screen',
    'Next: B',
  ]);
  // On a slow machine the pointer would come when they are hidden.
  act(() => button('Pause video').click());
  expect(video().paused).toBe(true);
  await user.click(button('10 seconds forward'));
  await user.click(button('10 seconds forward'));
  await user.click(button('10 seconds back'));
  expect(video().currentTime).toBe(10);
  await user.click(button('Play video'));
  expect(video().paused).toBe(false);
  await expectAccessible();
});

test('says where the video is, and jumps once a dragged position is let go', async () => {
  const { user } = await openPlaying();
  video().currentTime = 42;
  fireEvent.durationChange(video());
  fireEvent.timeUpdate(video());
  expect(position().getAttribute('aria-valuetext')).toBe('00:42 of 01:30');
  fireEvent.pointerDown(position());
  fireEvent.change(position(), { target: { value: '60' } });
  expect([video().currentTime, position().value]).toEqual([42, '60']);
  fireEvent.pointerUp(position());
  expect(video().currentTime).toBe(60);
  act(() => position().focus());
  await user.keyboard('{ArrowLeft}');
  expect(video().currentTime).toBe(55);
});

test('with the focus on the position a screen reader is told of it once, and again after a key', async () => {
  const { user } = await openPlaying();
  const text = () => position().getAttribute('aria-valuetext');
  const reach = (seconds: number) => {
    video().currentTime = seconds;
    fireEvent.timeUpdate(video());
  };
  fireEvent.durationChange(video());
  reach(42);
  act(() => position().focus());
  reach(43);
  expect([position().value, text()]).toEqual(['43', '00:42 of 01:30']);
  await user.keyboard('{ArrowRight}');
  expect(text()).toBe('00:48 of 01:30');
  act(() => position().blur());
  reach(50);
  expect(text()).toBe('00:50 of 01:30');
});

test('the sign that the next seconds have not come has no name to read out', async () => {
  await openPlaying();
  fireEvent.waiting(video());
  expect(region().querySelector('[role="progressbar"]')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await expectAccessible();
});

describe('while nobody moves', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('they hide, and come back with the mouse, a finger, a key or a pause', async () => {
    await openPlaying();
    const wait = () => act(() => void jest.advanceTimersByTime(3_100));
    expect(isShown()).toBe(true);
    wait();
    expect(isShown()).toBe(false);
    fireEvent.pointerMove(picture(), { pointerType: 'mouse' });
    expect(isShown()).toBe(true);
    wait();
    press('touch');
    expect(isShown()).toBe(true);
    act(() => void jest.advanceTimersByTime(1_000));
    press('touch', 0.5, 1_000);
    expect(isShown()).toBe(false);
    act(() => button('Mute').focus());
    expect(isShown()).toBe(true);
    wait();
    act(() => video().pause());
    wait();
    expect(isShown()).toBe(true);
  });
});

test('a click plays or pauses, two fill the screen; two taps at a side jump', async () => {
  const fullScreen = jest.fn(() => Promise.resolve());
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', { configurable: true, value: fullScreen });
  await openPlaying();
  press('mouse');
  expect(video().paused).toBe(true);
  press('mouse');
  expect(video().paused).toBe(false);
  expect(fullScreen).toHaveBeenCalledTimes(1);
  press('touch', 0.9);
  press('touch', 0.9);
  expect([video().currentTime, video().paused]).toEqual([10, false]);
  press('touch', 0.9);
  press('touch', 0.1);
  press('touch', 0.1);
  expect(video().currentTime).toBe(10);
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

test('the settings show what an hour costs at each quality, and give the focus back', async () => {
  const { user } = await openPlaying({ ask: () => Promise.resolve(stream()) });
  await user.click(button('Settings'));
  const panel = within(screen.getByRole('group', { name: 'Settings' }));
  expect(document.activeElement).toBe(panel.getByRole('combobox', { name: 'Speed' }));
  expect(panel.getByRole('combobox', { name: 'Captions' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Autoplay', pressed: true })).toBeTruthy();
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull();
  expect(document.activeElement).toBe(button('Settings'));
});

describe('the pictures of the storyboard', () => {
  const tile = () => picture().parentElement?.querySelector<HTMLElement>('[style*="storyboard.webp"]');
  const point = async () => {
    await openPlaying({ ask: () => Promise.resolve(stream()) });
    fireEvent.durationChange(video());
    jest
      .spyOn(position().parentElement ?? document.body, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 90, 4));
    const event = createEvent.pointerMove(position());
    fireEvent(position(), Object.assign(event, { clientX: 57, pointerType: 'mouse' }));
  };

  test('follow the pointer along the line', async () => {
    await point();
    // Second 57: the sixth of the pictures, in the second row.
    expect(tile()?.style.backgroundPosition).toContain('-160px -90px');
    expect(screen.getByText('00:57')).toBeTruthy();
  });

  test('are not fetched while data is saved', async () => {
    localStorage.setItem(`learning-data-saver.${learner.id}`, 'on');
    await point();
    expect(tile()).toBeNull();
    expect(screen.getByText('00:57')).toBeTruthy();
  });
});

test('a key that changes something says it once', async () => {
  const { user } = await openPlaying();
  await user.keyboard('>');
  expect(screen.getAllByText('Speed 1.25×')).toHaveLength(1);
  expect(screen.getByText('Speed 1.25×').getAttribute('role')).toBe('status');
  expect(video().playbackRate).toBe(1.25);
  await user.keyboard('<<');
  expect(video().playbackRate).toBe(0.75);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Volume 90 %')).toBeTruthy();
  await user.keyboard('m');
  expect(screen.getByText('Sound off')).toBeTruthy();
});

test('a key that is held down switches once, and steps on', async () => {
  await openPlaying();
  const hold = (key: string) => [false, true, true].forEach((repeat) => fireEvent.keyDown(region(), { key, repeat }));
  hold('m');
  expect(video().muted).toBe(true);
  hold(' ');
  expect(video().paused).toBe(true);
  hold('ArrowRight');
  expect(video().currentTime).toBe(15);
});

test('keys of a keyboard with Devanagari letters are known by their place', async () => {
  await openPlaying();
  fireEvent.keyDown(region(), { key: 'स', code: 'KeyM' });
  expect(video().muted).toBe(true);
  fireEvent.keyDown(region(), { key: '।', code: 'Period', shiftKey: true });
  expect(video().playbackRate).toBe(1.25);
});

test('volume, mute and speed are those that the account has chosen in this browser', async () => {
  const first = await openPlaying();
  expect(video().muted).toBe(false);
  await first.user.keyboard('{ArrowDown}{ArrowDown}>m');
  first.unmount();
  const second = await openPlaying();
  expect([video().volume, video().muted, video().playbackRate]).toEqual([0.8, true, 1.25]);
  await second.user.click(button('Mute'));
  second.unmount();
  await openPlaying();
  expect(video().muted).toBe(false);
});

test('volume keys add up before the video has reported the first of them', async () => {
  const { user } = await openPlaying();
  const hold = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('volumechange', hold, true);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  document.removeEventListener('volumechange', hold, true);
  expect(video().volume).toBeCloseTo(0.9);
});

test('an account does not get what another one has chosen', async () => {
  localStorage.setItem('learning-volume.99', '0.1');
  openPlayer();
  await screen.findByRole('button', { name: 'Play video' });
  expect(video().volume).toBe(1);
});

test('the next lesson is one press away, and the full screen stays', async () => {
  const play = jest.fn();
  const { user, rerender } = await openPlaying({ next: { title: 'B', play } });
  const frame = region().parentElement;
  await user.click(button('Next: B'));
  expect(play).toHaveBeenCalled();
  rerender({ videoId: 102, title: 'B' });
  await plays();
  expect(region().parentElement).toBe(frame);
});
