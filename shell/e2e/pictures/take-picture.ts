import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { tokenOf } from '../support/tokens';
import type { Pose } from './poses';
import { nameOf, sizes, type Studio } from './studios';

/** What is far down is loaded when it comes into view, which takes the browser a frame or two to see. */
async function scrollThrough(page: Page): Promise<void> {
  for (let screens = 0; screens < 30; screens += 1) {
    const wasLast = await page.evaluate(() => {
      const before = scrollY;
      scrollBy(0, innerHeight);
      return scrollY === before;
    });
    if (wasLast) break;
    await page.waitForTimeout(80);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Until nothing loads that can be seen to load. */
async function settled(page: Page, images: 'all' | 'eager'): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null);
  await page.waitForFunction(
    (lazyToo) => [...document.images].every((image) => image.complete || !image.checkVisibility() || (image.loading === 'lazy' && !lazyToo)),
    images === 'all',
  );
  await page.evaluate('document.fonts.ready');
}

/** Milliseconds; a toast has its words a moment after it is there, so that they are read out. */
const momentOfToasts = 400;

/** Takes a screen in its pose; the whole page where nothing lies over it. */
export async function takePicture(browser: Browser, baseURL: string, pose: Pose, studio: Studio, folder: string): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: sizes[studio.window], colorScheme: studio.mode, reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  try {
    const page = await context.newPage();
    const token = pose.account && (await tokenOf(baseURL, pose.account));
    await page.addInitScript(
      ([language, access]) => {
        localStorage.setItem('language', language);
        if (access) localStorage.setItem('access_token', access);
      },
      [studio.language, token] as const,
    );
    await pose.before?.(page);
    await page.goto(pose.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page, 'eager');
    await scrollThrough(page);
    await settled(page, 'all');
    await pose.strike?.(page);
    if (pose.strike) await page.waitForTimeout(momentOfToasts);
    await page.evaluate('document.fonts.ready');
    await mkdir(join(folder, pose.name), { recursive: true });
    await page.screenshot({ path: join(folder, pose.name, `${nameOf(studio)}.png`), fullPage: pose.strike === undefined });
  } finally {
    await context.close();
  }
}
