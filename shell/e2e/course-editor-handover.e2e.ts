import type { Page } from 'playwright-core';
import { type CourseForm, openCourseForm } from './screens/course-form';
import { shown } from './support/expectations';
import { useBrowser } from './support/session';
import { step } from './support/step';

useBrowser();

const editorCode = '**/mf/mf_admin_courses/**/*.js';
const arrivedOf = (form: CourseForm) => form.editor.locator('[data-contents]');
const textOf = async (form: CourseForm) => (await form.editor.innerText()).trim().replaceAll('\u00a0', ' ');

/** Lets the editor's code come so many milliseconds after it was asked for. */
const delay = (page: Page, milliseconds: number) =>
  page.route(editorCode, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** The empty form anew, in a page that has not fetched the editor yet. */
async function again(page: Page, form: CourseForm, milliseconds: number): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await shown(form.editor);
  await delay(page, milliseconds);
}

test('no letter is lost and none is out of place when the editor comes while one types', async () => {
  const { page, form } = await openCourseForm();
  const typed = 'The wheel turns and the clay rises between two hands';

  for (const milliseconds of [60, 170, 290, 430]) {
    await step(`in the middle of a text, after ${milliseconds} ms`, async () => {
      await again(page, form, milliseconds);
      await form.editor.click();
      await page.keyboard.insertText('[]');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(typed, { delay: 12 });
      await shown(arrivedOf(form));
      await page.keyboard.type('!');
      expect(await textOf(form)).toBe(`[${typed}!]`);
    });
  }
  await step('with lines, letters taken back, and a selection that is typed over', async () => {
    await again(page, form, 150);
    await form.editor.click();
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await page.keyboard.type(`${word}x`);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await page.keyboard.type('y');
      await page.keyboard.press('Shift+ArrowLeft');
    }
    await shown(arrivedOf(form));
    await page.keyboard.type('z');
    expect((await textOf(form)).split(/\n+/)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'z']);
  });
  await step('with pastes', async () => {
    await again(page, form, 150);
    await form.editor.click();
    for (let round = 0; round < 8; round += 1) {
      await page.keyboard.type('a');
      await form.paste('', 'b');
    }
    await shown(arrivedOf(form));
    await page.keyboard.type('.');
    expect(await textOf(form)).toBe(`${'ab'.repeat(8)}.`);
  });
});

test('a word that is being composed is finished before the editor comes, and stays', async () => {
  const { page, form } = await openCourseForm();
  const ime = await page.context().newCDPSession(page);
  const compose = (text: string) => ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await delay(page, 0);
  await form.editor.click();
  const came = page.waitForResponse(editorCode);
  for (const text of ['न', 'नम', 'नमस', 'नमस्ते']) await compose(text);
  await came;
  await page.waitForLoadState('networkidle');
  await compose('नमस्ते जी');
  expect(await arrivedOf(form).count()).toBe(0);
  await ime.send('Input.insertText', { text: 'नमस्ते जी' });
  await shown(arrivedOf(form));
  await page.keyboard.type('!');
  expect(await textOf(form)).toBe('नमस्ते जी!');
});

test('a key that is down keeps the editor waiting until it is up', async () => {
  const { page, form } = await openCourseForm();
  await delay(page, 0);
  await form.editor.click();
  const came = page.waitForResponse(editorCode);
  await page.keyboard.down('a');
  await came;
  await page.waitForLoadState('networkidle');
  expect(await arrivedOf(form).count()).toBe(0);
  await page.keyboard.up('a');
  await shown(arrivedOf(form));
  await page.keyboard.type('b');
  expect(await textOf(form)).toBe('ab');
});
