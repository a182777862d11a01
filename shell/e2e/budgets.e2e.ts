import type { Page } from '@playwright/test';
import {
  banner,
  catalogue,
  editorMark,
  fonts,
  footer,
  further,
  furtherScreens,
  type MeasuredScreen,
  measuredScreens,
  sharedMarks,
} from './speed/plan';
import { listen, type Received } from './speed/phone';
import { bytesOf, fontsBeforePaint, navigateTo, isImage, isScript, settled } from './speed/visit';
import { sizes } from './pictures/variants';
import { becomes } from './support/expectations';
import { longUnless } from './support/long';
import { people } from './support/screens';
import { expect, type OpenPage, test } from './support/test';

const screenOf = (name: string) => measuredScreens.find((screen) => screen.name === name) as MeasuredScreen;
const kilobytes = (files: readonly Received[]) => bytesOf(files) / 1_000;

async function open(
  openPage: OpenPage,
  { path, account }: Pick<MeasuredScreen, 'path' | 'account'>,
  language?: 'en' | 'hi',
) {
  const page = await openPage({ viewport: sizes.phone, account, language });
  const received = await listen(await page.context().newCDPSession(page));
  await page.goto(path);
  await settled({ page, received });
  return { page, received };
}

async function carrying(received: readonly Received[], mark: RegExp): Promise<Received[]> {
  const scripts = received.filter(isScript);
  const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
  return scripts.filter((_script, at) => mark.test(texts[at] ?? ''));
}

/** Scripts that the page's own HTML names. */
const namedBy = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
        'link[rel="preload"][as="script"], script[defer]',
      ),
    ].map((element) => ('href' in element ? element.href : element.src)),
  );

/** Screens that later fetch the sanitiser, the editor, the chart, the player’s library or a row of courses, which not every course or first paint needs. */
const screensWithLaterScripts = ['landing', 'course-detail', 'course-master', 'sales-report', 'asset'];

/** Scripts that no screen waits for, such as the cart’s. */
const loadsLater = (url: string) => /\/lazy-(?:cart|sanitiser|site-footer)\./.test(url);

/** It follows the content; only on a slow machine does it arrive while a screen is measured, so its weight is its own. */
const isFooter = ({ url }: Received) => /\/lazy-site-footer\./.test(url);

/** The files that a visit of a screen fetches against the rules. */
async function excesses(openPage: OpenPage, screen: MeasuredScreen, language: 'en' | 'hi'): Promise<string[]> {
  const { page, received } = await open(openPage, screen, language);
  const scripts = received.filter(isScript);
  const named = await namedBy(page);
  const fetched = received.map(({ url }) => url);
  const unnamed = scripts.map(({ url }) => url).filter((url) => !named.includes(url) && !loadsLater(url));
  const unfetched = named.filter((url) => !fetched.includes(url));
  const weight = kilobytes(scripts.filter((script) => !isFooter(script)));
  const footerWeight = kilobytes(scripts.filter(isFooter));
  const most = screen.script.most ?? 0;
  return [
    ...(language === 'en' && weight > most ? [`${weight} kB of script, not ${most}`] : []),
    ...(language === 'en' && footerWeight > footer.most ? [`${footerWeight} kB of footer, not ${footer.most}`] : []),
    ...(await carrying(received, editorMark)).map(({ url }) => `has the editor: ${url}`),
    ...(screensWithLaterScripts.includes(screen.name) ? [] : unnamed.map((url) => `is not named beforehand: ${url}`)),
    ...(screensWithLaterScripts.includes(screen.name)
      ? []
      : unfetched.map((url) => `is named and not fetched: ${url}`)),
  ].map((excess) => `${screen.name}: ${excess}`);
}

for (const language of ['en', 'hi'] as const)
  for (const { name, account } of people)
    test(
      `the screens of ${name} (${language}) name beforehand every script that they need, fetch no more than they may, and no editor`,
      longUnless(language === 'en'),
      async ({ openPage }) => {
        const screens = measuredScreens.filter((screen) => screen.account === account);
        const found: string[] = [];
        // Three at a time: each waits until its page is idle; with all at once, slow pages would also fetch the files for later.
        for (let at = 0; at < screens.length; at += 3) {
          const few = screens.slice(at, at + 3);
          found.push(...(await Promise.all(few.map((screen) => excesses(openPage, screen, language)))).flat());
        }
        expect(found).toEqual([]);
      },
    );

test('the course form fetches the editor when a user fills it in', async ({ openPage }) => {
  const { page, received } = await open(openPage, screenOf('course-master'));
  await page.getByRole('textbox', { name: 'Course Name' }).focus();
  await settled({ page, received });
  expect(await carrying(received, editorMark)).toHaveLength(1);
});

for (const language of ['en', 'hi'] as const) {
  test(`one font file before the first paint (${language}), not too large`, async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const received = await listen(await page.context().newCDPSession(page));
    await page.goto('/');
    await settled({ page, received });
    const files = await fontsBeforePaint(page);
    expect(files).toHaveLength(1);
    expect((files[0] ?? 0) / 1_000).toBeLessThanOrEqual(fonts[language].most);
  });
}

test('an English page shows Hindi text in our own font, for machines without one', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/');
  await page.evaluate(() => document.body.append('नमस्ते'));
  await becomes(
    () => page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Mukta Hindi'))?.status),
    'loaded',
  );
});

test('a banner is fetched in the width at which it is shown', async ({ openPage }) => {
  const { received } = await open(openPage, screenOf('catalogue'));
  const sizesInKilobytes = received.filter(isImage).map(({ bytes }) => bytes / 1_000);
  expect(sizesInKilobytes.length).toBeGreaterThan(0);
  expect(Math.max(...sizesInKilobytes)).toBeLessThanOrEqual(banner.most);
});

test('opening a screen of another slice from the catalogue fetches little: no document, and no shared library again', async ({
  openPage,
}) => {
  await Promise.all(
    furtherScreens.map(async ({ name, account, path }) => {
      const phone = await open(openPage, { path: catalogue, account });
      const more = await navigateTo(phone, path);
      expect(more.filter(({ isDocument }) => isDocument)).toEqual([]);
      expect(kilobytes(more.filter(isScript)), name).toBeGreaterThan(0);
      expect(kilobytes(more.filter(isScript)), name).toBeLessThanOrEqual(further.most);
      for (const mark of Object.values(sharedMarks)) expect(await carrying(phone.received, mark)).toHaveLength(1);
    }),
  );
});
