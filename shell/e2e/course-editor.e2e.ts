import { openCourseForm } from './screens/course-form';
import { holdEditorCode, loseEditorCode } from './screens/editor-code';
import { hidden, shown } from './support/expectations';
import { expect, test } from './support/test';

test('a skeleton of the same height is shown until the editor’s code is loaded', async ({ openPage }) => {
  const { page, form } = await openCourseForm(openPage);
  await page.reload();
  await shown(form.box('Course Name'));
  const release = await holdEditorCode(page);
  const field = page.locator('[data-field="course_info"]');
  const height = async () => (await field.boundingBox())?.height;
  await form.box('Course Name').focus();
  await shown(page.getByText('Loading the editor'));
  await hidden(form.editor);
  const before = await height();
  await release();
  await shown(form.editor);
  expect(await height()).toBe(before);
  await form.editor.click();
  await page.keyboard.type('Wheel');
  await shown(form.editor.getByText('Wheel'));
});

test('without the editor’s code the form does not change, and the editor can be fetched again', async ({
  openPage,
}) => {
  const { page, form } = await openCourseForm(openPage);
  await page.reload();
  await shown(form.box('Course Name'));
  const restore = await loseEditorCode(page);
  await form.box('Course Name').fill('Clay');
  await shown(page.getByText('The editor could not be loaded. What you typed is still here.'));
  await restore();
  await shown(form.editor);
  expect(await form.box('Course Name').inputValue()).toBe('Clay');
});
