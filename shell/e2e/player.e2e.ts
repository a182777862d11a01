import type { Page } from '@playwright/test';
import { lesson, openCourse } from './screens/played-course';
import { becomes, focused, hidden, shown } from './support/expectations';
import { videoUrl } from './support/addresses';
import { expect, test } from './support/test';

const stateOf = (page: Page, title: string) =>
  page.getByLabel(`Video: ${title}`, { exact: true }).evaluate((element) => {
    const { muted, controls, paused } = element as HTMLVideoElement;
    return { muted, controls, paused };
  });
const until = (page: Page, title: string, test: 'paused' | 'playing' | 'muted' | 'unmuted') =>
  page.waitForFunction(
    ([name, wanted]) => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="Video: ${name}"]`);
      return (
        video &&
        { paused: video.paused, playing: !video.paused, muted: video.muted, unmuted: !video.muted }[wanted as 'paused']
      );
    },
    [title, test] as const,
  );

test('files: muted behind a play button until played, one at a time, on and back across modules, all by keyboard', async ({
  openPage,
}) => {
  const { page, screen } = await openCourse(
    openPage,
    'Files',
    [lesson('Wedging', videoUrl('lesson-1.mp4')), lesson('Centering', videoUrl('lesson-3.webm'))],
    [lesson('Opening', videoUrl('lesson-2.mp4'))],
  );

  await test.step('before: an overlay with a play button, muted, no controls, no download', async () => {
    for (const title of ['Wedging', 'Centering']) {
      await shown(page.getByRole('button', { name: `Play video: ${title}` }));
      expect(await stateOf(page, title)).toEqual({ muted: true, controls: false, paused: true });
      expect(await screen.video(title).getAttribute('controlslist')).toBe('nodownload');
      expect(
        await screen
          .video(title)
          .evaluate((video) => video.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true }))),
      ).toBe(false);
    }
  });
  await test.step('playing: the button says so, sound is on, the controls over the picture too, the overlay is hidden', async () => {
    await screen.press('Play video: Wedging');
    expect(await screen.playing('Wedging')).toContain('lesson-1.mp4');
    expect(await page.getByRole('button', { name: 'Playing Wedging' }).textContent()).toBe('Playing');
    await becomes(() => stateOf(page, 'Wedging'), { muted: false, controls: false, paused: false });
    await shown(screen.controls);
    await hidden(page.getByRole('button', { name: 'Play video', exact: true }));
    await focused(screen.player);
  });
  await test.step('playing one pauses the other', async () => {
    await screen.press('Play Centering');
    expect(await screen.playing('Centering')).toContain('lesson-3.webm');
    await becomes(async () => (({ paused, controls }) => ({ paused, controls }))(await stateOf(page, 'Wedging')), {
      paused: true,
      controls: false,
    });
  });
  await test.step('next and previous go across the modules of the page', async () => {
    expect(await page.getByRole('button', { name: 'Next video' }).isEnabled()).toBe(true);
    await screen.press('Next video');
    expect(await screen.playing('Opening')).toContain('lesson-2.mp4');
    await shown(screen.module(/^Second part/).and(screen.expanded));
    await becomes(() => screen.expanded.count(), 1);
    await becomes(() => page.getByRole('button', { name: 'Next video' }).isDisabled(), true);
    await screen.press('Previous video');
    await screen.playing('Centering');
    await shown(screen.module(/^First part/).and(screen.expanded));
  });
  await test.step('keys: small window, which the previous video leaves, space, 5 seconds either way, volume, sound, full screen, next', async () => {
    await page.getByRole('button', { name: 'Picture in picture' }).press('Enter');
    await page.waitForFunction(() => document.pictureInPictureElement !== null);
    await page.keyboard.press('p');
    await screen.playing('Wedging');
    await page.waitForFunction(() => document.pictureInPictureElement === null);
    await page.keyboard.press('Space');
    await until(page, 'Wedging', 'paused');
    await shown(page.getByRole('button', { name: 'Play video', exact: true }));
    await screen.video('Wedging').evaluate((video) => {
      (video as HTMLVideoElement).currentTime = 2;
    });
    const isAt = (second: number) =>
      becomes(
        () => screen.video('Wedging').evaluate((video) => Math.round((video as HTMLVideoElement).currentTime)),
        second,
      );
    await page.keyboard.press('ArrowRight');
    await isAt(7);
    await page.keyboard.press('ArrowLeft');
    await isAt(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await becomes(
      () => screen.video('Wedging').evaluate((video) => (video as HTMLVideoElement).volume.toFixed(1)),
      '0.9',
    );
    await page.keyboard.press('m');
    await until(page, 'Wedging', 'muted');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement?.tagName === 'SECTION');
    await shown(page.getByRole('button', { name: 'Next: Centering' }));
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.keyboard.press('n');
    await screen.playing('Centering');
  });
  await test.step('the controls over the picture: Tab goes into them, they hide while nobody moves, and take the pointer', async () => {
    await page.keyboard.press('Tab');
    await focused(page.getByRole('slider', { name: 'Position' }));
    await page.keyboard.press('m');
    await until(page, 'Centering', 'muted');
    const opacity = () => screen.controls.evaluate((element) => getComputedStyle(element).opacity);
    await becomes(opacity, '1');
    const picture = screen.player.getByRole('presentation');
    await picture.click({ position: { x: 200, y: 120 } });
    await until(page, 'Centering', 'paused');
    await screen.press('Play video');
    await until(page, 'Centering', 'playing');
    await page.mouse.move(1, 1);
    await becomes(opacity, '0');
    await picture.hover({ position: { x: 210, y: 130 } });
    await becomes(opacity, '1');
    await screen.press('10 seconds back');
    await page.keyboard.press('Shift+>');
    await becomes(() => screen.video('Centering').evaluate((video) => (video as HTMLVideoElement).playbackRate), 1.25);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await becomes(() => screen.video('Centering').evaluate((video) => (video as HTMLVideoElement).playbackRate), 1.5);
  });
  await test.step('at its end it offers the next video', async () => {
    await screen
      .video('Centering')
      .evaluate((video) =>
        Object.assign(video, { loop: false, currentTime: (video as HTMLVideoElement).duration - 0.5 }),
      );
    await shown(page.getByText('Up next'));
    await screen.press('Play next video');
    await screen.playing('Opening');
  });
  await test.step('searching stops it', async () => {
    await screen.search.fill('part');
    await hidden(screen.player);
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every((video) => video.paused));
  });
});

test('a video that can’t be played says so, with ways on', async ({ openPage }) => {
  const missing = videoUrl('missing.mp4');
  const { page, screen } = await openCourse(openPage, 'Broken', [
    lesson('Lost', missing),
    lesson('Odd', 'https://www.youtube.com/@somebody'),
    lesson('Centering', videoUrl('lesson-1.mp4')),
  ]);
  await screen.press('Play Lost');
  const alert = screen.player.getByRole('alert');
  await shown(alert.getByText('This video can’t be played'));
  expect(await alert.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(missing);
  await page.route('**/missing.mp4', (route) => route.continue({ url: videoUrl('lesson-1.mp4') }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await screen.playing('Lost');
  await screen.press('Next video');
  await shown(page.getByRole('region', { name: 'Video player: Odd' }).getByRole('alert'));
  await screen.press('Play next video');
  await screen.playing('Centering');
});
