import { type CourseForm, openCourseForm } from './screens/course-form';
import { holdEditorCode, reopenWithoutEditor } from './screens/editor-code';
import { becomes, shown } from './support/expectations';
import { expect, test } from './support/test';

const arrivedOf = (form: CourseForm) => form.editor.locator('[data-contents]');
const textOf = async (form: CourseForm) => (await form.editor.innerText()).trim().replaceAll('\u00a0', ' ');

test('no letter is lost and none is out of place when the editor comes while one types', async ({ openPage }) => {
  const { page, form } = await openCourseForm(openPage);
  const typed = 'The wheel turns and the clay rises between two hands';

  for (const letters of [0, 5, 20, 45]) {
    await test.step(`in the middle of a text, after ${letters} letters`, async () => {
      const letCome = await reopenWithoutEditor(page, form);
      await form.editor.click();
      await page.keyboard.insertText('[]');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(typed.slice(0, letters));
      const came = letCome();
      await page.keyboard.type(typed.slice(letters), { delay: 12 });
      await came;
      await shown(arrivedOf(form));
      await page.keyboard.type('!');
      await becomes(() => textOf(form), `[${typed}!]`);
    });
  }
  await test.step('with lines, letters taken back, and a selection that is typed over', async () => {
    const letCome = await reopenWithoutEditor(page, form);
    let came = Promise.resolve();
    await form.editor.click();
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) {
      if (word === 'three') came = letCome();
      await page.keyboard.type(`${word}x`);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await page.keyboard.type('y');
      await page.keyboard.press('Shift+ArrowLeft');
    }
    await came;
    await shown(arrivedOf(form));
    await page.keyboard.type('z');
    await becomes(async () => (await textOf(form)).split(/\n+/), ['one', 'two', 'three', 'four', 'five', 'six', 'z']);
  });
  await test.step('with pastes', async () => {
    const letCome = await reopenWithoutEditor(page, form);
    let came = Promise.resolve();
    await form.editor.click();
    for (let round = 0; round < 8; round += 1) {
      if (round === 3) came = letCome();
      await page.keyboard.type('a');
      await form.paste('', 'b');
    }
    await came;
    await shown(arrivedOf(form));
    await page.keyboard.type('.');
    await becomes(() => textOf(form), `${'ab'.repeat(8)}.`);
  });
});

test('a word that is being composed is finished before the editor comes, and stays', async ({ openPage }) => {
  const { page, form } = await openCourseForm(openPage);
  const ime = await page.context().newCDPSession(page);
  const compose = (text: string) => ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const letCome = await holdEditorCode(page);
  await form.editor.click();
  for (const text of ['न', 'नम', 'नमस', 'नमस्ते']) await compose(text);
  await letCome();
  expect(await arrivedOf(form).count()).toBe(0);
  await compose('नमस्ते जी');
  expect(await arrivedOf(form).count()).toBe(0);
  await ime.send('Input.insertText', { text: 'नमस्ते जी' });
  await shown(arrivedOf(form));
  await page.keyboard.type('!');
  await becomes(() => textOf(form), 'नमस्ते जी!');
});

test('a key that is down keeps the editor waiting until it is up', async ({ openPage }) => {
  const { page, form } = await openCourseForm(openPage);
  const letCome = await holdEditorCode(page);
  await form.editor.click();
  await page.keyboard.down('a');
  await letCome();
  expect(await arrivedOf(form).count()).toBe(0);
  await page.keyboard.up('a');
  await shown(arrivedOf(form));
  await page.keyboard.type('b');
  await becomes(() => textOf(form), 'ab');
});
