import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { becomes, scrollsSideways } from './expectations';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands once nothing loads any more, and in dark mode in its colours. */
export async function faults(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[role="progressbar"]') === null);
  const found = await violations(page, `${axeSource}; axe.run(document)`);
  const light = await background(page);
  // A colour that is still changing would be measured halfway.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => background(page)).not.toBe(light);
  const inDark = await violations(page, "axe.run(document, { runOnly: ['color-contrast', 'link-in-text-block'] })");
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  return [...found, ...inDark.map((fault) => `in dark mode: ${fault}`)];
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function violations(page: Page, script: string): Promise<string[]> {
  const results = await page.evaluate<AxeResults>(script);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
}

/** Axe finds nothing on the page as it stands, and on the smallest phone it does not scroll sideways. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await becomes(() => scrollsSideways(page), false);
  await page.setViewportSize({ width: 1_440, height: 900 });
}
