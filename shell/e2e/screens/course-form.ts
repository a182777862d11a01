import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { shown } from '../support/expectations';
import type { OpenPage } from '../support/test';

/** The course form, field by field, by its labels. */
export function courseForm(page: Page) {
  const rating = page.getByRole('slider', { name: 'Rating' });
  const editor = page.getByRole('textbox', { name: 'Course Info' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    rating,
    editor,
    box,
    banner: field('Banner Image'),
    category: page.getByRole('combobox', { name: 'Category', exact: true }),
    language: page.getByRole('combobox', { name: 'Course Language', exact: true }),
    open: () => page.goto('/course/course-master'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** The half of a star that means a value, for the pointer. */
    async pointAt(value: number, act: 'hover' | 'click') {
      const { width = 0 } = (await rating.boundingBox()) ?? {};
      await rating[act]({ position: { x: ((value - 0.25) / 5) * width, y: 20 } });
    },
    /** Pastes text like another program would put it on the clipboard. */
    async paste(html: string, text = '') {
      await editor.focus();
      await page.evaluate(
        (content) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', content.html);
          clipboardData.setData('text/plain', content.text);
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        },
        { html, text },
      );
    },
    /** All required fields. */
    async fill(name: string, category: string) {
      await box('Course Name').fill(name);
      await box('Course Description').fill('From a lump of clay to a bowl.');
      await box('Introduction Video Url').fill('https://example.com/intro.mp4');
      await rating.press('End');
      await box('Actual Price').fill('1999');
      await box('Discounted Price').fill('1499.50');
      await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: category });
      await editor.click();
      await page.keyboard.type('What you need');
    },
  };
}

export type CourseForm = ReturnType<typeof courseForm>;

/** Staff at the empty form, fully loaded. */
export async function openCourseForm(openPage: OpenPage) {
  const page = await openPage({ account: accounts.staff });
  const form = courseForm(page);
  await form.open();
  // The editor's code is fetched when a user begins to fill in the form.
  await form.box('Course Name').focus();
  await shown(form.editor);
  return { page, form };
}
