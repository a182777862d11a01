import type { Page } from '@playwright/test';
import { becomes, heading, shown } from './support/expectations';
import { expect, test } from './support/test';

const updated = 'Last updated: September 16, 2025';
const itemsOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('listitem');

async function leadsHome(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('the refund policy: three days, its date, and a way home', async ({ page }) => {
  await page.goto('/RefundPolicy');
  await heading(page, 'Refund and Cancellation Policy');
  await shown(page.getByText(/full refund within 3 days from the transaction/));
  await shown(page.getByText(updated));
  await leadsHome(page);
});

test('the terms: every section, at most 900 pixels wide, their date, and a way home', async ({ page }) => {
  await page.goto('/TermsAndConditions');
  await heading(page, 'Terms and Conditions');
  await shown(page.getByText(updated));
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Introduction',
    'Eligibility',
    'Definitions',
    "Merchant's Rights",
    'Your Responsibilities',
    'Prohibited Actions',
    'Limitation of Liability',
    'Guidelines for Reviews',
    'Governing Law and Dispute Resolution',
    'Grievance Redressal',
    'Disclaimer',
  ]);
  expect(await itemsOf(page, 'Prohibited Actions').count()).toBe(16);
  expect(await itemsOf(page, 'Guidelines for Reviews').count()).toBe(7);
  for (const text of [
    /payment for a course or a plan by card, bank account, prepaid instrument, UPI or IMPS/,
    /name, email address and phone number.*address, age and gender/,
    /may accept, reject or remove a review at our discretion.*perpetual/,
    /governed by the laws of India.*held in English/,
    /our grievance officer/,
  ])
    await shown(page.getByText(text));
  const widest = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.closest('[class*="Container"]')?.clientWidth ?? 0);
  expect(widest).toBeLessThanOrEqual(900);
  await leadsHome(page);
});

test('both policies read in Hindi, too', async ({ page }) => {
  await page.goto('/RefundPolicy');
  await page.getByRole('button', { name: /हिन्दी/ }).click();
  await heading(page, 'रिफ़ंड और रद्दीकरण नीति');
  await shown(page.getByText('पिछला बदलाव: 16 सितंबर 2025'));
  await page.goto('/TermsAndConditions');
  await heading(page, 'नियम और शर्तें');
  await becomes(() => page.getByRole('main').getByRole('listitem').count(), 23);
});
