import type { Page } from 'playwright-core';
import { gone, shown, toast } from '../support/expectations';

export function moduleAdmin(page: Page) {
  const modal = page.getByRole('dialog');
  return {
    open: () => page.goto('/course/module-master'),

    async create(course: string, name: string, description: string, sequence: string) {
      await page.getByRole('combobox', { name: /^Course/ }).selectOption({ label: course });
      await page.getByLabel(/^Module name/i).fill(name);
      await page.getByLabel(/^Sequence No/).fill(sequence);
      await page.getByLabel(/^Description/).fill(description);
      await page.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Module created successfully!');
    },

    async openAttachments(moduleName: string, course: string) {
      await page.getByRole('tab', { name: 'View' }).click();
      await page.getByRole('searchbox').fill(moduleName);
      await page.getByRole('button', { name: new RegExp(`Attachments.*${moduleName}`) }).click();
      await shown(modal.getByText(`Module Videos for: ${moduleName} (${course})`));
    },

    /** Adds a video by URL; the duration comes from the probe. */
    async addVideo(title: string, url: string, duration: string) {
      await modal.getByLabel(/Video Name/i).fill(title);
      await modal.getByLabel(/Video URL/i).fill(url);
      await modal.getByRole('button', { name: /Add/ }).click();
      await shown(modal.getByRole('progressbar'));
      await shown(modal.getByRole('listitem').filter({ hasText: title }).getByText(duration));
    },

    async closeAttachments() {
      await page.keyboard.press('Escape');
      await shown(modal);
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await gone(modal);
    },
  };
}
