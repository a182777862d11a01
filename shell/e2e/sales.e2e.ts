import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { lockedOut } from './screens/store';
import { accounts, fillLogin } from './support/accounts';
import { heading, longestWait, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

/** A new account buys a course for ₹49.99; returns the order's number. */
async function buy(page: Page, courseId: number): Promise<string> {
  await page.goto(`/course/course-content/${courseId}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/login*');
  await fillLogin(page, await newAccount());
  await page.waitForURL('**/checkout');
  await page.getByLabel('State or union territory').selectOption({ label: 'Odisha' });
  await page.getByRole('button', { name: /^Pay ₹49.99/ }).click();
  const gateway = page.frameLocator('iframe[src*="gateway-simulator"]');
  await gateway.getByRole('button', { name: 'UPI' }).click();
  await gateway.getByRole('button', { name: 'The payment succeeds' }).click();
  await page.waitForURL('**/orders/*');
  await shown(page.getByText('Thank you, this is yours now'));
  return (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');
}

/** Amounts of a course in the report: gross, discounts, refunded, net. An amount that is always 0 has no column. */
async function reportOf(page: Page, course: string): Promise<string[]> {
  await page.goto('/reports/sales-report?group=course');
  await heading(page, 'Sales Report');
  const table = page.getByRole('table', { name: 'Sales' });
  const row = table.getByRole('row').filter({ hasText: course });
  await shown(row);
  const names = await table.getByRole('columnheader').allInnerTexts();
  const cells = await row.getByRole('cell').allInnerTexts();
  return ['Gross', 'Discounts', 'Refunded', 'Net'].map((name) => cells[names.indexOf(name)] ?? '₹0');
}

test('staff finds an order, pays it back, the report agrees to the paisa, and the buyer is locked out', async ({
  openPage,
}) => {
  const { id, name } = await makeCourse(`Weaving ${randomUUID().slice(0, 8)}`, [], 49.99);
  const buyer = await openPage();
  const number = await buy(buyer, id);
  const page = await openPage({ account: accounts.staff });
  expect(await reportOf(page, name)).toEqual(['₹49.99', '₹0', '₹0', '₹49.99']);

  await page.goto('/sales/orders');
  await page.getByRole('searchbox', { name: 'Search' }).fill(number);
  await page.getByRole('link', { name: number }).click();
  await heading(page, `Order ${number}`);
  expect(page.url()).toContain('/sales/orders/');
  await shown(page.getByRole('table', { name: 'History' }).getByText('Payment accepted → Paid'));

  await page.getByRole('button', { name: 'Refund this order' }).click();
  await page.getByLabel('Reason').fill('Asked for by mail');
  await page.getByRole('button', { name: 'Refund ₹49.99' }).click();
  await shown(page.getByText('The refund is booked.'));
  await shown(page.getByRole('table', { name: 'History' }).getByText('→ Refunded'));

  await expect(async () => {
    expect(await reportOf(page, name)).toEqual(['₹49.99', '₹0', '₹49.99', '₹0']);
  }).toPass({ timeout: longestWait });
  await lockedOut(buyer, id, /^It was refunded on/);
});
