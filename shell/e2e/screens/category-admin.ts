import type { Page } from 'playwright-core';
import { toast } from '../support/expectations';

export function categoryAdmin(page: Page) {
  return {
    open: () => page.goto('/course/category-master'),
    async create(name: string) {
      await page.getByLabel('Category Name').fill(name);
      await page.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Category created successfully!');
    },
  };
}
