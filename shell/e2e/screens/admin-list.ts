import type { Page } from '@playwright/test';
import { shown } from '../support/expectations';

/** The common parts of the lists of category and course admin; `name` is the table's. */
export function adminList(page: Page, name: string) {
  const table = page.getByRole('table', { name });
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  return {
    table,
    press,
    show: () => page.getByRole('tab', { name: 'View' }).click(),
    /** Waits until the list shows a page. */
    position: (text: string) => shown(page.getByRole('status').getByText(text, { exact: true })),
    search: (text: string) => page.getByRole('searchbox', { name: 'Search' }).fill(text),
    sortBy: (column: string) => table.getByRole('button', { name: column, exact: true }).click(),
    sorted: (column: string, direction: 'ascending' | 'descending') =>
      page.locator(`[role="columnheader"][aria-sort="${direction}"]`).filter({ hasText: column }).waitFor(),
    headers: () => table.getByRole('columnheader').allInnerTexts(),
    /** Texts of the shown rows, cell by cell, after loading. */
    async rows(): Promise<string[][]> {
      await page.locator('table:not([aria-busy="true"])').waitFor();
      const rows = await table.getByRole('row').all();
      return Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()));
    },
    pressed: (size: string) => page.getByRole('button', { name: size, exact: true, pressed: true }).waitFor(),
    edit: (row: string) => page.getByRole('button', { name: `Edit ${row}`, exact: true }).click(),
    delete: (row: string) => page.getByRole('button', { name: `Delete ${row}`, exact: true }).click(),
    dialog: page.getByRole('dialog'),
    confirm: () => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  };
}
