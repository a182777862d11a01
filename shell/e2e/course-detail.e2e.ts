import type { Page } from '@playwright/test';
import { change } from './support/answers';
import { heading, shown } from './support/expectations';
import { canaryHost, hostileHtml } from './support/hostile-html';
import { videoUrl } from './support/addresses';
import { expect, test } from './support/test';

const contentPath = '/api/courseProgress/public-course-content/';
const reactCourse = 'React, Complete: from First Component to Production';

interface Content {
  VideoPath: string;
  CourseInfo: string;
  Modules: object[];
}

async function open(page: Page, id = 4, name: string | RegExp = reactCourse): Promise<void> {
  await page.goto(`/course/course-content/${id}`);
  await heading(page, name);
}

test('a visitor sees what a course is and costs, and puts it into the cart', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  for (const text of ['Free', 'Best Seller', 'Rating: 4.5/5']) await shown(main.getByText(text, { exact: true }));
  for (const text of ['English', 'Meera Krishnan', '11 m 20 s'])
    await shown(main.getByRole('definition').filter({ hasText: text }));
  await shown(main.getByText(/^Twelve modules and forty lessons/));
  await shown(main.locator('del').filter({ hasText: '₹3,999' }));
  expect(
    await main
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300);
  await shown(main.getByRole('link', { name: 'Start learning' }));
  await open(page, 2, /^JavaScript/);
  await shown(main.getByText('₹499'));
  await shown(main.getByRole('button', { name: 'Buy Now' }));
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await shown(page.getByRole('link', { name: 'Cart, 1 item' }));
  await open(page, 1, /^HTML and CSS/);
  for (const text of ['Free', 'Free with an account']) await shown(main.getByText(text, { exact: true }));
  expect(await main.locator('del').count()).toBe(0);
});

test('hostile course texts that got past the server run nothing, fetch nothing and take no part of the page', async ({
  openPage,
}) => {
  // Without the page's policy, which would block most of it.
  const page = await openPage({ bypassCSP: true });
  const canaryRequests: string[] = [];
  page.on('request', (request) => void (request.url().includes(canaryHost) && canaryRequests.push(request.url())));
  const harmless =
    '<h2>What you need</h2><p><strong>A wheel</strong> and <a href="https://clay.example/">clay</a></p><table><tbody><tr><td>cell</td></tr></tbody></table>';
  await change<Content>(page, contentPath, (content) => ({
    ...content,
    CourseInfo: `${harmless}${hostileHtml.join('\n')}`,
  }));
  await open(page);
  const info = page.getByRole('region', { name: 'About this course' });
  await shown(info.getByRole('heading', { name: 'What you need' }));
  for (const part of [
    info.getByRole('cell', { name: 'cell' }),
    info.locator('strong').filter({ hasText: 'A wheel' }),
    info.getByRole('link', { name: 'clay' }),
  ])
    await shown(part);
  expect(await info.getByRole('link', { name: 'clay' }).getAttribute('rel')).toContain('noopener');
  for (const name of ['link A', 'link B', 'link C']) expect(await info.getByText(name).getAttribute('href')).toBeNull();
  await info.getByText('hover').click();
  await info.getByText('link A').click();
  const left = await info.evaluate((section) => ({
    elements: section.querySelectorAll(
      'script, style, svg, math, iframe, object, embed, form, input, base, meta, link, template, video, audio, [style] > [style], [id], [name], [srcset]',
    ).length,
    handlers: [...section.querySelectorAll('*')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on')).length,
    hacked: (window as { hacked?: number }).hacked,
    script: document.currentScript,
  }));
  expect(left).toEqual({ elements: 0, handlers: 0, hacked: undefined, script: null });
  expect(canaryRequests).toEqual([]);
});

test('the introduction plays where it stands; a sharing service is asked only after a click; what can’t be played is a link', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.host.includes('youtube'),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  await open(page);
  const introduction = page.getByRole('region', { name: 'Introduction' });
  const play = introduction.getByRole('button', { name: `Play the introduction of ${reactCourse}` });
  await play.click();
  const playing = introduction.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return video.currentSrc;
  });
  expect(await playing).toContain('/media/');
  const set = (address: string) =>
    change<Content>(page, contentPath, (content) => ({ ...content, VideoPath: address }));
  await set('https://youtu.be/dQw4w9WgXcQ');
  await open(page);
  await shown(play);
  expect(foreign).toEqual([]);
  await play.click();
  await shown(introduction.locator('iframe'));
  await set(videoUrl('missing.mp4'));
  await open(page);
  await play.click();
  await shown(introduction.getByRole('link', { name: 'Open the introduction in a new tab' }));
});
