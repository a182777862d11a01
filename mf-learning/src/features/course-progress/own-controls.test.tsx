import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { answerWith, moduleRows, setUpCourseScreen } from '../../testing/course-screen';
import { playA, region, video } from '../../testing/player';

setUpCourseScreen();
beforeEach(() => answerWith([...moduleRows(1, 'One', ['A', 'B'])]));

test('Tab goes from the player into its controls and then to its bar, and the keys still work there', async () => {
  const { user } = await playA();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Position' }));
  await user.keyboard('{ArrowRight}m');
  expect([video().currentTime, video().muted]).toEqual([5, true]);
  const bar = screen.getByRole('button', { name: 'Next video' });
  while (document.activeElement !== bar && region().contains(document.activeElement)) await user.tab();
  await user.keyboard('m');
  expect([document.activeElement, video().muted]).toEqual([bar, false]);
});

test('a press on the picture pauses, and leaves the focus and the keys in the player', async () => {
  const { user } = await playA();
  await user.click(within(region()).getByRole('presentation'));
  expect([video().paused, document.activeElement]).toEqual([true, region()]);
  await user.keyboard('m');
  expect(video().muted).toBe(true);
});

test('leaves the focus on another element when the video changes by itself', async () => {
  await playA();
  const next = screen.getByRole('button', { name: 'Next video' });
  act(() => next.focus());
  fireEvent(video(), new Event('seeked'));
  expect(document.activeElement).toBe(next);
});

test('the speed is chosen in the bar, by keyboard too, and follows the browser’s own controls', async () => {
  const { user } = await playA();
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
  await user.selectOptions(speed, '1.5×');
  expect([video().playbackRate, video().defaultPlaybackRate]).toEqual([1.5, 1.5]);
  const before = video().volume;
  speed.focus();
  await user.keyboard('{ArrowDown}m');
  expect([video().volume, video().muted]).toEqual([before, false]);
  act(() => {
    video().playbackRate = 2;
    video().dispatchEvent(new Event('ratechange'));
  });
  expect(speed.value).toBe('2');
  await expectAccessible();
});

test('the next lesson, and the lesson of a later visit, play at the chosen speed', async () => {
  const { user, unmount } = await playA();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.25×');
  await user.click(screen.getByRole('button', { name: 'Next video' }));
  expect(video().playbackRate).toBe(1.25);
  unmount();
  await playA();
  expect(video().playbackRate).toBe(1.25);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('1.25');
});

describe('the small window above everything else', () => {
  const button = () => screen.queryByRole('button', { name: 'Picture in picture' });
  const offer = (enabled: boolean) => {
    let shown: Element | null = null;
    const turn = (element: Element, next: Element | null, event: string) => {
      shown = next;
      element.dispatchEvent(new Event(event));
      return Promise.resolve();
    };
    const exit = () =>
      shown ? turn(shown, null, 'leavepictureinpicture') : Promise.reject(new Error('No such window'));
    Object.defineProperties(document, {
      pictureInPictureEnabled: { configurable: true, value: enabled },
      pictureInPictureElement: { configurable: true, get: () => shown },
      exitPictureInPicture: { configurable: true, value: exit },
    });
    Object.defineProperty(HTMLVideoElement.prototype, 'requestPictureInPicture', {
      configurable: true,
      value(this: HTMLVideoElement) {
        return turn(this, this, 'enterpictureinpicture');
      },
    });
  };
  afterEach(() => offer(false));

  test('is entered and left by keyboard, and the button says which it is', async () => {
    offer(true);
    const { user } = await playA();
    button()?.focus();
    await user.keyboard('{Enter}');
    expect([document.pictureInPictureElement, button()?.getAttribute('aria-pressed')]).toEqual([video(), 'true']);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect([document.pictureInPictureElement, button()?.getAttribute('aria-pressed')]).toEqual([null, 'false']);
  });

  test('is left when another video is played', async () => {
    offer(true);
    const { user } = await playA();
    await user.click(button() ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Next video' }));
    expect(document.pictureInPictureElement).toBeNull();
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
  });

  test('is not offered by a browser without one', async () => {
    offer(false);
    await playA();
    expect(button()).toBeNull();
  });
});
