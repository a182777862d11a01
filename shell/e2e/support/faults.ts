import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { becomes, scrollsSideways } from './expectations';
import { isLong } from './long';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands once nothing loads any more, and in dark mode in its colours. */
export async function faults(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[role="progressbar"]') === null);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await violations(page);
  await showColours(page, 'dark');
  const inDark = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await showColours(page, 'light');
  return [...found, ...inDark.map((fault) => `in dark mode: ${fault}`)];
}

async function showColours(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const before = await background(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await becomes(async () => (await background(page)) === before, false);
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isChanging = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);

/** All that is right stays in the page: it is many times as much. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // A colour that is still changing would be measured as it was: even a transition of 1 ms waits for the next frame.
  await becomes(() => page.evaluate(isChanging), false);
  return page.evaluate(
    async ([chosen]) => {
      const { axe } = window as unknown as { axe: { run: (of: Document, how: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run(document, { ...chosen, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
      );
    },
    [options] as const,
  );
}

/**
 * Axe finds nothing on the page as it stands, and neither there nor on the smallest phone does it scroll sideways. On the
 * phone axe runs in `npm run test:long` only, unless a test is not among those: its two runs cost more than the visit.
 */
export async function isAccessible(page: Page, { onPhoneToo = isLong } = {}): Promise<void> {
  await becomes(() => scrollsSideways(page), false);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The screen learns of its width with the next frame, and is drawn again by the one after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await becomes(() => scrollsSideways(page), false);
  if (onPhoneToo) expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1_440, height: 900 });
}
