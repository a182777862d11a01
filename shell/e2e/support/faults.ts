import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { becomes, scrollsSideways } from './expectations';
import { isLong } from './long';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The faults that axe finds on the page after loading, and in its colours in dark mode. */
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

/** Returns only violations; the passed checks, which are many times as much, stay in the page. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // During a transition the old colour would be measured: even a transition of 1 ms waits for the next frame.
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
 * Axe finds no fault on the present page, and the page does not scroll sideways, also on the smallest phone. On the
 * phone axe runs only in `npm run test:long`, unless the test is not part of it: its two runs cost more than the visit.
 */
export async function isAccessible(page: Page, { onPhoneToo = isLong } = {}): Promise<void> {
  await becomes(() => scrollsSideways(page), false);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // The screen detects its width in the next frame, and is drawn again in the frame after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await becomes(() => scrollsSideways(page), false);
  if (onPhoneToo) expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1_440, height: 900 });
}
