import type { Page } from '@playwright/test';
import { becomes, shown } from './support/expectations';
import { languages } from './support/languages';
import { expect, type OpenPage, test } from './support/test';

const pages = [
  { path: '/', text: { en: 'Best rated courses', hi: 'सबसे अच्छी रेटिंग वाले कोर्स' } },
  { path: '/course/available-course', text: { en: 'Learn at your own pace', hi: 'अपनी रफ़्तार से सीखें' } },
  { path: '/course/course-content/1', text: { en: 'HTML and CSS from the First Tag', hi: 'HTML और CSS, पहले टैग से' } },
  { path: '/RefundPolicy', text: { en: 'When you can cancel', hi: 'आप कब रद्द कर सकते हैं' } },
] as const;
const viewport = { width: 1_440, height: 900 };
const modes = ['light', 'dark'] as const;
/** Good, as search engines measure it, is 0.1. */
const mostShift = 0.02;

const serverPage = (page: Page) => page.locator('.server-page');
const addressIn = (language: 'en' | 'hi', path: string) => (language === 'hi' ? `${path}?lang=hi` : path);

/** Sums what moves without a user's doing, from the first view on. */
const measureShift = (page: Page) =>
  page.addInitScript(`window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true })`);

/** Opens the page and holds its scripts until the server's first view has been drawn with its fonts. */
async function openSlowly(openPage: OpenPage, options: Parameters<OpenPage>[0], address: string): Promise<Page> {
  const page = await openPage(options);
  await measureShift(page);
  let release = () => {};
  const drawn = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await serverPage(page).waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  release();
  return page;
}

for (const language of languages) {
  test(`in ${language} nothing jumps when the scripts take over`, async ({ openPage }) => {
    const found: string[] = [];
    for (const [at, { path }] of pages.entries()) {
      const colorScheme = modes[at % modes.length] ?? 'light';
      for (const options of [{}, { language }]) {
        const page = await openSlowly(openPage, { ...options, viewport, colorScheme }, addressIn(language, path));
        await serverPage(page).waitFor({ state: 'detached' });
        await page.getByRole('progressbar', { name: /Loading|लोड/ }).waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate<number>('window.shift');
        if (shift > mostShift) found.push(`${path}: ${shift.toFixed(3)} ${JSON.stringify(options)}`);
        await page.close();
      }
    }
    expect(found).toEqual([]);
  });

  test(`in ${language} a page can be read and left without a script`, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    for (const { path, text } of pages) {
      await page.goto(addressIn(language, path));
      await shown(serverPage(page).getByText(text[language]).first());
      const inside = await serverPage(page)
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(inside.filter((href) => href.includes('lang=hi') !== (language === 'hi'))).toEqual([]);
    }
  });
}

test('an old name leads to the present one, and what is not there is not found', async ({ page }) => {
  const statusOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  const present = '/course/course-content/1-html-and-css-from-the-first-tag';
  expect(await statusOf('/course/course-content/1-an-old-name?lang=hi')).toEqual([301, `${present}?lang=hi`]);
  expect(await statusOf(present)).toEqual([200, undefined]);
  expect(await statusOf('/course/course-content/99999')).toEqual([404, undefined]);
  expect(await statusOf('/teacher/nobody-of-that-name')).toEqual([404, undefined]);
});

test('the language of the address is the page’s and stays on its links, the canonical address is not the next page’s', async ({
  openPage,
}) => {
  const page = await openPage({ language: 'en' });
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/course/available-course?lang=hi');
  expect(await canonical.count()).toBe(1);
  await shown(page.getByRole('heading', { level: 1, name: 'उपलब्ध कोर्स' }));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/course/course-content/'));
  await becomes(() => page.evaluate('document.documentElement.lang'), 'hi');
  await becomes(() => canonical.count(), 0);
  expect(new URL(page.url()).searchParams.get('lang')).toBe('hi');
});
