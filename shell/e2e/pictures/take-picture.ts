import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { tokenOf } from '../support/tokens';
import type { ScreenState } from './screen-states';
import { nameOf, sizes, type Variant } from './variants';

/** Content far down loads when it is in view, which the browser detects after a frame or two. */
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

/** Waits until no part of the page shows that it is loading. */
async function settled(page: Page, images: 'all' | 'eager'): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null);
  await page.waitForFunction(
    (lazyToo) =>
      [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || (image.loading === 'lazy' && !lazyToo),
      ),
    images === 'all',
  );
  await page.evaluate('document.fonts.ready');
}

/** Milliseconds; a toast gets its text a moment after it appears, so that it is read out. */
const momentOfToasts = 400;

/** Takes a screen in its state; the whole page if nothing covers it. */
export async function takePicture(
  browser: Browser,
  baseURL: string,
  state: ScreenState,
  variant: Variant,
  folder: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[variant.window],
    colorScheme: variant.mode,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  try {
    const page = await context.newPage();
    const token = state.account && (await tokenOf(baseURL, state.account));
    await page.addInitScript(
      ([language, access]) => {
        localStorage.setItem('language', language);
        if (access) localStorage.setItem('access_token', access);
      },
      [variant.language, token] as const,
    );
    await state.before?.(page);
    await page.goto(state.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page, 'eager');
    await scrollThrough(page);
    await settled(page, 'all');
    await state.enter?.(page);
    if (state.enter) await page.waitForTimeout(momentOfToasts);
    await page.evaluate('document.fonts.ready');
    await mkdir(join(folder, state.name), { recursive: true });
    await page.screenshot({
      path: join(folder, state.name, `${nameOf(variant)}.png`),
      fullPage: state.enter === undefined,
    });
  } finally {
    await context.close();
  }
}
