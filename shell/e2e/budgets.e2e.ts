import {
  banner,
  catalogue,
  editorMark,
  fonts,
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
import { expect, type OpenPage, test } from './support/test';

const screenOf = (name: string) => measuredScreens.find((screen) => screen.name === name) as MeasuredScreen;
const kilobytes = (files: readonly Received[]) => bytesOf(files) / 1_000;

async function open(openPage: OpenPage, { path, account }: Pick<MeasuredScreen, 'path' | 'account'>) {
  const page = await openPage({ viewport: sizes.phone, account });
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

for (const screen of measuredScreens) {
  test(`${screen.name} fetches no more script than it may, and no editor`, async ({ openPage }) => {
    const { received } = await open(openPage, screen);
    expect(kilobytes(received.filter(isScript))).toBeLessThanOrEqual(screen.script.most ?? 0);
    expect(await carrying(received, editorMark)).toEqual([]);
  });
}

test('the course form fetches the editor once it is filled in', async ({ openPage }) => {
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

test('an English page draws Hindi text in our own font, for machines that have none', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/');
  await page.evaluate(() => document.body.append('नमस्ते'));
  await becomes(
    () => page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Mukta Hindi'))?.status),
    'loaded',
  );
});

test('a banner comes in the width at which it is shown', async ({ openPage }) => {
  const { received } = await open(openPage, screenOf('catalogue'));
  const sizesInKilobytes = received.filter(isImage).map(({ bytes }) => bytes / 1_000);
  expect(sizesInKilobytes.length).toBeGreaterThan(0);
  expect(Math.max(...sizesInKilobytes)).toBeLessThanOrEqual(banner.most);
});

for (const { name, account, path } of furtherScreens) {
  test(`going on from the catalogue to ${name} fetches little, no document and no shared library once more`, async ({
    openPage,
  }) => {
    const phone = await open(openPage, { path: catalogue, account });
    const more = await navigateTo(phone, path);
    expect(more.filter(({ isDocument }) => isDocument)).toEqual([]);
    expect(kilobytes(more.filter(isScript))).toBeGreaterThan(0);
    expect(kilobytes(more.filter(isScript))).toBeLessThanOrEqual(further.most);
    for (const mark of Object.values(sharedMarks)) expect(await carrying(phone.received, mark)).toHaveLength(1);
  });
}
