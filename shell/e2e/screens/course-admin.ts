import type { Page } from '@playwright/test';
import { bannerJpeg } from '../support/banner';
import { shown, toast } from '../support/expectations';

export interface CourseInput {
  name: string;
  category: string;
  author: string;
  description: string;
  actualPrice: string;
  discountedPrice: string;
  videoUrl: string;
}

export function courseAdmin(page: Page) {
  const fill = (label: string | RegExp, value: string) => page.getByLabel(label).fill(value);
  const choose = (name: RegExp, label: string) => page.getByRole('combobox', { name }).selectOption({ label });

  return {
    open: () => page.goto('/course/course-master'),
    openList: () => page.getByRole('tab', { name: 'View' }).click(),

    async uploadBanner() {
      await page.getByLabel(/Banner Image/).setInputFiles(await bannerJpeg());
      await toast(page, 'Banner image uploaded!');
      await shown(page.locator('img[src^="/media/"]'));
    },

    /** Types a bold line and a bullet list into the rich text editor, by toolbar and keyboard. */
    async writeInfo(bold: string, items: string[]) {
      const editor = page.getByRole('textbox', { name: /Course Info/ });
      await editor.click();
      await page.getByRole('button', { name: 'Bold' }).click();
      await page.keyboard.type(bold);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Bold' }).click();
      await page.getByRole('button', { name: /Bullet/ }).click();
      for (const [index, item] of items.entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        await page.keyboard.type(item);
      }
    },

    async fillFields(input: CourseInput) {
      await fill(/^Course Name/, input.name);
      await choose(/^Course Language/, 'English');
      await fill(/^Author/, input.author);
      await fill(/^Course Description/, input.description);
      await fill(/^Introduction Video Url/, input.videoUrl);
      await fill(/^Actual Price/, input.actualPrice);
      await fill(/^Discounted Price/, input.discountedPrice);
      await choose(/^Category/, input.category);
      for (const flag of ['Is Premium', 'Is Best Seller', 'Is Public']) await page.getByLabel(flag).check();
    },

    /** Clicks the left half of a star: 4.5 is the left half of the fifth. */
    async rate(rating: number) {
      const star = page.getByRole('slider', { name: /^Rating/ });
      await star.focus();
      await page.keyboard.press('Home');
      for (let step = 0; step < rating * 2; step += 1) await page.keyboard.press('ArrowRight');
    },

    async save() {
      await page.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Course created successfully!');
    },

    async search(text: string) {
      await page.getByRole('searchbox').fill(text);
      await shown(page.getByRole('button', { name: `Edit ${text}` }));
    },

    async changePrice(name: string, discounted: string) {
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await shown(page.getByRole('heading', { name: 'Edit Course' }));
      await fill(/^Discounted Price/, discounted);
      await page.getByRole('button', { name: 'Update' }).click();
      await toast(page, 'Course updated successfully!');
    },

    async delete(name: string) {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const dialog = page.getByRole('dialog');
      await shown(dialog.getByText('Are you sure you want to delete this course?'));
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await toast(page, 'Course deleted successfully!');
    },
  };
}
