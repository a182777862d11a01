import { useBrokenScripts } from './support/broken-scripts';
import { heading, scrollsSideways } from './support/expectations';
import { longUnless } from './support/long';
import { loadFailures } from './support/script-failures';
import { expect, test } from './support/test';

const proxy = useBrokenScripts();

const looks = [
  { language: 'en', colorScheme: 'light', text: 'This page could not start.', again: 'Reload the page' },
  { language: 'hi', colorScheme: 'dark', text: 'यह पेज शुरू नहीं हो सका।', again: 'पेज फिर से लोड करें' },
] as const;

for (const [at, [way, failure]] of Object.entries(loadFailures).entries())
  for (const [index, { language, colorScheme, text, again }] of looks.entries())
    test(
      `the shell with ${way}: the page says so in its own language (${language}), and the retry starts it`,
      longUnless(index === at % looks.length),
      async ({ openPage, pageErrors }) => {
        const page = await openPage({ language, colorScheme, viewport: { width: 320, height: 640 } });
        if (failure.hangs) await page.clock.install();
        void proxy.breakScripts('shell', failure);
        await page.goto('/RefundPolicy', { waitUntil: 'commit' });
        const retry = page.getByRole('button', { name: again });
        if (failure.hangs) {
          await retry.waitFor({ state: 'hidden' });
          await page.clock.fastForward(30_000);
        }
        await heading(page, text);
        expect(await scrollsSideways(page)).toBe(false);

        proxy.restore();
        await retry.press('Enter');
        await page.getByRole('contentinfo').waitFor();
        await retry.waitFor({ state: 'hidden' });
        const unexpected = /content security policy/i;
        expect(pageErrors.take().filter((line) => unexpected.test(line))).toEqual([]);
      },
    );

test('an error that removes the whole page is shown as a failed start', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      set() {
        throw new Error('Broken on purpose');
      },
    });
  });
  await page.goto('/RefundPolicy');
  await heading(page, looks[0].text);
});
