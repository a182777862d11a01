import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands once nothing loads any more. */
export async function faults(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[role="progressbar"]') === null);
  const results = await page.evaluate<AxeResults>(`${axeSource}; axe.run(document)`);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
}
