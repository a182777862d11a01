import { lesson, openCourse } from './screens/played-course';
import { becomes, hidden, scrollsSideways, shown } from './support/expectations';
import { videoUrl } from './support/addresses';
import { expect, test } from './support/test';

const archive = 'https://archive.org/details/pottery_item';
const embed = '<!doctype html><title>player</title><p>playing</p>';

test('an archive.org item: behind the same button and bar, though its page takes no commands', async ({ openPage }) => {
  const { page, screen } = await openCourse(openPage, 'Archive', [
    lesson('Item', archive),
    lesson('Wedging', videoUrl('lesson-1.mp4')),
  ]);
  await page.route('https://archive.org/**', (route) =>
    route.request().url().includes('/services/img/')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        })
      : route.fulfill({ contentType: 'text/html', body: embed }),
  );
  const frame = page.locator('iframe[title="Video: Item"]');
  expect(await frame.count()).toBe(0);
  await screen.press('Play Item');
  expect(await frame.getAttribute('src')).toBe('https://archive.org/embed/pottery_item?autoplay=1');
  expect(await screen.player.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(archive);

  await test.step('playing another one pauses it: its frame is removed', async () => {
    await screen.press('Play Wedging');
    await screen.playing('Wedging');
    await hidden(frame);
  });
  await test.step('next and previous by keyboard', async () => {
    await page.keyboard.press('p');
    await shown(frame);
    await page.keyboard.press('Space');
    await hidden(frame);
    await shown(page.getByRole('button', { name: 'Play video', exact: true }));
    await page.keyboard.press('n');
    await screen.playing('Wedging');
  });
  await test.step('a service that can’t be reached shows a failure with links', async () => {
    await page.unroute('https://archive.org/**');
    await page.route('https://archive.org/**', (route) => route.abort());
    await screen.press('Play Item');
    await shown(screen.player.getByRole('alert').getByRole('button', { name: 'Try again' }));
    await screen.press('Play next video');
    await screen.playing('Wedging');
  });
});

/** A stand-in for the service's player: it answers the page's commands. */
const sharingPlayer = `<!doctype html><script>
  const send = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data);
    if (event === 'listening') send({ event: 'onStateChange', info: location.pathname.endsWith('blocked1') ? undefined : 1 });
    if (event === 'listening' && location.pathname.endsWith('blocked1')) send({ event: 'onError', info: 150 });
    if (func === 'pauseVideo') send({ event: 'onStateChange', info: 2 });
    if (func === 'playVideo') send({ event: 'onStateChange', info: 1 });
    if (func) document.title += ' ' + func;
  });
</script>`;

test('a video of the sharing service: its own player follows, and says when it refuses or never answers', async ({
  openPage,
}) => {
  const { page, screen } = await openCourse(openPage, 'Sharing', [
    lesson('Shared', 'https://youtu.be/dQw4w9WgXcQ'),
    lesson('Blocked', 'https://youtu.be/blocked1'),
    lesson('Silent', 'https://youtu.be/silent11'),
  ]);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().includes('silent11') ? embed : sharingPlayer,
    }),
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
  await test.step('a video that the service refuses', async () => {
    await screen.press('Next video');
    await shown(page.getByRole('region', { name: 'Video player: Blocked' }).getByRole('alert'));
  });
  await test.step('a video whose frame never answers', async () => {
    await page.clock.install();
    await screen.press('Play next video');
    const silent = page.getByRole('region', { name: 'Video player: Silent' });
    await page.locator('iframe[title="Video: Silent"]').contentFrame().getByText('playing').waitFor();
    // The time limit begins when the frame has sent its first message.
    await becomes(async () => {
      await page.clock.fastForward('01:00');
      return silent.getByRole('alert').isVisible();
    }, true);
    expect(await silent.getByRole('link', { name: 'Open in a new tab' }).first().getAttribute('href')).toContain(
      'silent11',
    );
  });
});

test('on a phone of 320 pixels no player is wider than the screen', async ({ openPage }) => {
  const { page, screen } = await openCourse(
    openPage,
    'Narrow',
    [lesson('Wedging', videoUrl('lesson-1.mp4')), lesson('Lost', videoUrl('missing.mp4'))],
    [],
    { width: 320, height: 568 },
  );
  for (const title of ['Wedging', 'Lost']) {
    await screen.press(`Play ${title}`);
    await shown(page.getByRole('region', { name: `Video player: ${title}` }));
    expect(await scrollsSideways(page)).toBe(false);
    const box = await screen.player.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  }
});
