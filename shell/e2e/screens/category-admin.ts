import type { Page } from '@playwright/test';
import { toast } from '../support/expectations';

export function categoryAdmin(page: Page) {
  const name = page.getByLabel('Category Name');
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  return {
    name,
    press,
    open: () => page.goto('/course/category-master'),
    async create(text: string) {
      await name.fill(text);
      await press('Save');
      await toast(page, 'Category created successfully!');
    },
  };
}
