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
  const light = await background(page);
  // A colour that is still changing would be measured halfway.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await becomes(async () => (await background(page)) === light, false);
  const inDark = await violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await becomes(() => background(page), light);
  return [...found, ...inDark.map((fault) => `in dark mode: ${fault}`)];
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** All that is right stays in the page: it is many times as much. */
function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
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
  await becomes(() => scrollsSideways(page), false);
  if (onPhoneToo) expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 1_440, height: 900 });
}
