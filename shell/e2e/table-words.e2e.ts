import { accounts } from './support/accounts';
import { visit } from './support/visit';
import { expect, test } from './support/test';

/** Words in the rows that are broken over lines, though they are not longer than words of a language. */
function brokenWords(): string[] {
  const found: string[] = [];
  for (const cell of document.querySelectorAll('tbody td')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text as Text).data.matchAll(/(?<!\S)[^\s/-]{2,14}(?!\S)/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
  }
  return found;
}

/** Uses the platform's own font for Hindi, since the machine of a test may have none. */
async function withFontForHindi(): Promise<void> {
  const { style } = document.documentElement;
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-family');
  style.setProperty('--font-family', `"Mukta Hindi", ${families}`);
  if ((await document.fonts.load('1rem "Mukta Hindi"', 'क')).length === 0)
    throw new Error('The font for Hindi did not come.');
}

for (const screen of [
  { name: 'module list', path: '/course/module-master?tab=view' },
  { name: 'course list', path: '/course/course-master?tab=view' },
]) {
  test(`the words of the ${screen.name} stay whole on every screen that shows a table`, async ({ openPage }) => {
    const page = await openPage({ account: accounts.staff });
    await visit(page, screen);
    await page.evaluate(withFontForHindi);
    for (const width of [600, 768, 1_000, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, broken: await page.evaluate(brokenWords) }).toEqual({ width, broken: [] });
    }
  });
}
