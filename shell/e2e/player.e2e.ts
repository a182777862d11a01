import type { Page } from '@playwright/test';
import { courseProgress } from './screens/course-progress';
import { accounts } from './support/accounts';
import { becomes, focused, gone, scrollsSideways, shown } from './support/expectations';
import { videoUrl } from './support/addresses';
import { makeCourse } from './support/staff-api';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const lesson = (title: string, url: string) => ({ title, url, seconds: 14 });

/** The clips are short: one that plays goes on for as long as the test needs it, unless it is told to end. */
function playOn(): void {
  addEventListener('play', ({ target }) => ((target as HTMLVideoElement).loop = true), true);
}

async function openCourse(openPage: OpenPage, name: string, videos: { title: string; url: string; seconds: number }[], more: typeof videos = [], viewport = { width: 1_280, height: 800 }) {
  const course = await makeCourse(`${name} ${mark}`, [{ name: 'First part', videos }, { name: 'Second part', videos: more }]);
  const page = await openPage({ viewport, reducedMotion: 'reduce', account: accounts.learner });
  await page.addInitScript(playOn);
  const screen = courseProgress(page);
  await screen.open(course.id);
  await screen.module(/^First part/).click();
  await shown(page.getByRole('button', { name: `Play ${videos[0]?.title}`, exact: true }));
  return { page, screen };
}

const stateOf = (page: Page, title: string) =>
  page.getByLabel(`Video: ${title}`, { exact: true }).evaluate((element) => {
    const { muted, controls, paused } = element as HTMLVideoElement;
    return { muted, controls, paused };
  });
const until = (page: Page, title: string, test: 'paused' | 'playing' | 'muted' | 'unmuted') =>
  page.waitForFunction(
    ([name, wanted]) => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="Video: ${name}"]`);
      return video && { paused: video.paused, playing: !video.paused, muted: video.muted, unmuted: !video.muted }[wanted as 'paused'];
    },
    [title, test] as const,
  );

test('files: muted behind a play button until played, one at a time, on and back across modules, all by keyboard', async ({ openPage }) => {
  const { page, screen } = await openCourse(openPage, 
    'Files',
    [lesson('Wedging', videoUrl('lesson-1.mp4')), lesson('Centering', videoUrl('lesson-3.webm'))],
    [lesson('Opening', videoUrl('lesson-2.mp4'))],
  );

  await test.step('before: an overlay with a play button, muted, no controls, no download', async () => {
    for (const title of ['Wedging', 'Centering']) {
      await shown(page.getByRole('button', { name: `Play video: ${title}` }));
      expect(await stateOf(page, title)).toEqual({ muted: true, controls: false, paused: true });
      expect(await screen.video(title).getAttribute('controlslist')).toBe('nodownload');
      expect(await screen.video(title).evaluate((video) => video.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true })))).toBe(false);
    }
  });
  await test.step('playing: the button says so, sound and controls are on, the overlay is gone', async () => {
    await screen.press('Play video: Wedging');
    expect(await screen.playing('Wedging')).toContain('lesson-1.mp4');
    expect(await page.getByRole('button', { name: 'Playing Wedging' }).textContent()).toBe('Playing');
    await becomes(() => stateOf(page, 'Wedging'), { muted: false, controls: true, paused: false });
    await gone(page.getByRole('button', { name: 'Play video', exact: true }));
    await focused(screen.player);
  });
  await test.step('playing one pauses the other', async () => {
    await screen.press('Play Centering');
    expect(await screen.playing('Centering')).toContain('lesson-3.webm');
    await becomes(async () => (({ paused, controls }) => ({ paused, controls }))(await stateOf(page, 'Wedging')), { paused: true, controls: false });
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
    await screen.video('Wedging').evaluate((video) => ((video as HTMLVideoElement).currentTime = 2));
    const isAt = (second: number) => becomes(() => screen.video('Wedging').evaluate((video) => Math.round((video as HTMLVideoElement).currentTime)), second);
    await page.keyboard.press('ArrowRight');
    await isAt(7);
    await page.keyboard.press('ArrowLeft');
    await isAt(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await becomes(() => screen.video('Wedging').evaluate((video) => (video as HTMLVideoElement).volume.toFixed(1)), '0.9');
    await page.keyboard.press('m');
    await until(page, 'Wedging', 'muted');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement?.tagName === 'SECTION');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.keyboard.press('n');
    await screen.playing('Centering');
  });
  await test.step('the browser’s own controls, which keep keys to themselves: Tab passes them by, and whoever has used them is in the player', async () => {
    await page.keyboard.press('Tab');
    await focused(page.getByRole('button', { name: 'Previous video' }));
    // As a press on their timeline does; a pointer that comes before they are drawn would pause the video instead.
    await screen.video('Centering').focus();
    await screen.video('Centering').evaluate((video) => void ((video as HTMLVideoElement).currentTime = 2));
    await focused(screen.player);
    await page.keyboard.press('m');
    await until(page, 'Centering', 'muted');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await becomes(() => screen.video('Centering').evaluate((video) => (video as HTMLVideoElement).playbackRate), 1.5);
  });
  await test.step('its end offers the next', async () => {
    await screen.video('Centering').evaluate((video) => Object.assign(video, { loop: false, currentTime: (video as HTMLVideoElement).duration - 0.5 }));
    await shown(page.getByText('Up next'));
    await screen.press('Play next video');
    await screen.playing('Opening');
  });
  await test.step('searching stops it', async () => {
    await screen.search.fill('part');
    await gone(screen.player);
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every((video) => video.paused));
  });
});

test('a video that can’t be played says so, with ways on', async ({ openPage }) => {
  const missing = videoUrl('missing.mp4');
  const { page, screen } = await openCourse(openPage, 'Broken', [lesson('Lost', missing), lesson('Odd', 'https://www.youtube.com/@somebody'), lesson('Centering', videoUrl('lesson-1.mp4'))]);
  await screen.press('Play Lost');
  const said = screen.player.getByRole('alert');
  await shown(said.getByText('This video can’t be played'));
  expect(await said.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(missing);
  await page.route('**/missing.mp4', (route) => route.continue({ url: videoUrl('lesson-1.mp4') }));
  await said.getByRole('button', { name: 'Try again' }).click();
  await screen.playing('Lost');
  await screen.press('Next video');
  await shown(page.getByRole('region', { name: 'Video player: Odd' }).getByRole('alert'));
  await screen.press('Play next video');
  await screen.playing('Centering');
});

const archive = 'https://archive.org/details/pottery_item';
const embed = '<!doctype html><title>player</title><p>playing</p>';

test('an archive.org item: behind the same button and bar, though its page takes no commands', async ({ openPage }) => {
  const { page, screen } = await openCourse(openPage, 'Archive', [lesson('Item', archive), lesson('Wedging', videoUrl('lesson-1.mp4'))]);
  await page.route('https://archive.org/**', (route) =>
    route.request().url().includes('/services/img/')
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' })
      : route.fulfill({ contentType: 'text/html', body: embed }),
  );
  const frame = page.locator('iframe[title="Video: Item"]');
  expect(await frame.count()).toBe(0);
  await screen.press('Play Item');
  expect(await frame.getAttribute('src')).toBe('https://archive.org/embed/pottery_item?autoplay=1');
  expect(await screen.player.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(archive);

  await test.step('playing another one pauses it, which for its page means that it is gone', async () => {
    await screen.press('Play Wedging');
    await screen.playing('Wedging');
    await gone(frame);
  });
  await test.step('on and back by the keys', async () => {
    await page.keyboard.press('p');
    await shown(frame);
    await page.keyboard.press('Space');
    await gone(frame);
    await shown(page.getByRole('button', { name: 'Play video', exact: true }));
    await page.keyboard.press('n');
    await screen.playing('Wedging');
  });
  await test.step('a service that can’t be reached is told, with ways on', async () => {
    await page.unroute('https://archive.org/**');
    await page.route('https://archive.org/**', (route) => route.abort());
    await screen.press('Play Item');
    await shown(screen.player.getByRole('alert').getByRole('button', { name: 'Try again' }));
    await screen.press('Play next video');
    await screen.playing('Wedging');
  });
});

/** A stand-in for the service's player: it says what it is told. */
const sharingPlayer = `<!doctype html><script>
  const tell = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (event === 'listening') tell({ event: 'onStateChange', info: location.pathname.endsWith('blocked1') ? undefined : 1 });
    if (event === 'listening' && location.pathname.endsWith('blocked1')) tell({ event: 'onError', info: 150 });
    if (func === 'pauseVideo') tell({ event: 'onStateChange', info: 2 });
    if (func === 'playVideo') tell({ event: 'onStateChange', info: 1 });
    if (func) document.title += ' ' + func;
  });
</script>`;

test('a video of the sharing service: its own player follows, and says when it refuses or never answers', async ({ openPage }) => {
  const { page, screen } = await openCourse(openPage, 'Sharing', [
    lesson('Shared', 'https://youtu.be/dQw4w9WgXcQ'), lesson('Blocked', 'https://youtu.be/blocked1'), lesson('Silent', 'https://youtu.be/silent11'),
  ]);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().includes('silent11') ? embed : sharingPlayer }),
  );
  await test.step('it plays and pauses by the page’s commands', async () => {
    await screen.press('Play Shared');
    const frame = page.locator('iframe[title="Video: Shared"]');
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    await frame.contentFrame().locator('script').waitFor({ state: 'attached' });
    await screen.press('Playing Shared');
    await shown(page.getByRole('button', { name: 'Play video', exact: true }));
    await screen.press('Play Shared');
    await shown(page.getByRole('button', { name: 'Playing Shared' }));
  });
  await test.step('one that the service refuses', async () => {
    await screen.press('Next video');
    await shown(page.getByRole('region', { name: 'Video player: Blocked' }).getByRole('alert'));
  });
  await test.step('one whose frame never answers', async () => {
    await page.clock.install();
    await screen.press('Play next video');
    const silent = page.getByRole('region', { name: 'Video player: Silent' });
    await page.locator('iframe[title="Video: Silent"]').contentFrame().getByText('playing').waitFor();
    // The wait for an answer begins when the frame has told the page that it is there.
    await becomes(async () => {
      await page.clock.fastForward('01:00');
      return silent.getByRole('alert').isVisible();
    }, true);
    expect(await silent.getByRole('link', { name: 'Open in a new tab' }).first().getAttribute('href')).toContain('silent11');
  });
});

test('on a phone of 320 pixels no player is wider than the screen', async ({ openPage }) => {
  const { page, screen } = await openCourse(openPage, 'Narrow', [lesson('Wedging', videoUrl('lesson-1.mp4')), lesson('Lost', videoUrl('missing.mp4'))], [], { width: 320, height: 568 });
  for (const title of ['Wedging', 'Lost']) {
    await screen.press(`Play ${title}`);
    await shown(page.getByRole('region', { name: `Video player: ${title}` }));
    expect(await scrollsSideways(page)).toBe(false);
    const box = await screen.player.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  }
});
