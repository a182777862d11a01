import type { Page } from '@playwright/test';
import { type CourseForm, openCourseForm } from './screens/course-form';
import { holdEditorCode, loseEditorCode, reopenWithoutEditor } from './screens/editor-code';
import { becomes, focused, gone, shown } from './support/expectations';
import { expect, type OpenPage, test } from './support/test';

const arrivedOf = (form: CourseForm) => form.editor.locator('[data-contents]');

/** The form, with every script that is asked for from now on held back. */
async function open(openPage: OpenPage) {
  const { page, form } = await openCourseForm(openPage);
  return { page, form, arrived: arrivedOf(form), release: await holdEditorCode(page) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('what is typed before the editor’s code is there is typed, and goes on where it was', async ({ openPage }) => {
  const { page, form, arrived, release } = await open(openPage);

  await test.step('text, a style, a list', async () => {
    await form.editor.click();
    await page.keyboard.type('Wheel and ');
    await press(page, 'Bold');
    await page.keyboard.type('clay');
    await press(page, 'Bold');
    await page.keyboard.press('Enter');
    await press(page, 'Bullet list');
    await page.keyboard.type('Waterpot');
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('ArrowLeft');
    await gone(arrived);
  });
  await test.step('the editor takes it over with the caret where it stands', async () => {
    await release();
    await shown(arrived);
    await page.keyboard.type(' ');
    await shown(form.editor.getByRole('listitem').filter({ hasText: /^Water pot$/ }));
    await shown(form.editor.locator('[style*="font-weight: bold"]').filter({ hasText: /^clay$/ }));
    await shown(form.editor.getByText('Wheel and clay'));
    await shown(page.getByRole('button', { name: 'Bullet list', pressed: true }));
  });
  await test.step('and can take it back', async () => {
    await press(page, 'Undo');
    await press(page, 'Undo');
    await gone(form.editor.getByText('Wheel'));
  });
});

test('a style that was chosen is there for the first letter, a selection for what replaces it', async ({ openPage }) => {
  const { page, form, arrived, release } = await open(openPage);
  await form.editor.click();
  await page.keyboard.type('One two');
  await page.keyboard.press('Shift+Home');
  await release();
  await shown(arrived);
  await page.keyboard.type('Three');
  await becomes(async () => (await form.editor.innerText()).trim(), 'Three');

  const releaseAgain = await reopenWithoutEditor(page, form);
  await form.editor.click();
  await press(page, 'Italic');
  await releaseAgain();
  await shown(arrived);
  await page.keyboard.type('lean');
  await shown(form.editor.locator('[style*="font-style: italic"]').filter({ hasText: 'lean' }));
});

test('before its code is there the editor takes a paste, by structure', async ({ openPage }) => {
  const { page, form, arrived, release } = await open(openPage);
  await form.paste("<p class=MsoNormal style='color:red'><b>Wheel</b> first</p><script>alert(1)</script><table><tr><td width=301>Week</td></tr></table>", 'Wheel first');
  await shown(form.editor.getByRole('cell', { name: 'Week' }));
  expect(await form.editor.innerHTML()).not.toMatch(/MsoNormal|script|width/);
  await release();
  await shown(arrived);
  await shown(form.editor.getByRole('cell', { name: 'Week' }));
  await page.keyboard.type('!');
  await shown(form.editor.getByText(/Wheel first/));
});

test('the focus stays on the toolbar’s button, and a link asked for is asked for', async ({ openPage }) => {
  const { page, form, arrived, release } = await open(openPage);
  await form.category.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await focused(page.getByRole('button', { name: 'Italic' }));
  await release();
  await shown(arrived);
  await focused(page.getByRole('button', { name: 'Italic' }));

  const releaseAgain = await reopenWithoutEditor(page, form);
  await press(page, 'Link');
  await releaseAgain();
  await shown(page.getByLabel('Link address'));
});

test('without the editor’s code one can write and store all the same, and try again', async ({ openPage }) => {
  const { page, form } = await openCourseForm(openPage);
  const arrived = arrivedOf(form);
  const mend = await loseEditorCode(page);
  await form.editor.click();
  await shown(page.getByText('The editor could not be loaded. What you typed is still here.'));
  await page.keyboard.type('Wheel');
  await mend();
  await press(page, 'Try again');
  await shown(arrived);
  await shown(form.editor.getByText('Wheel'));
});
