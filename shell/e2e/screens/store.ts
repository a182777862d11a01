import { expect, type FrameLocator, type Page } from '@playwright/test';
import { heading, longestWait, shown } from '../support/expectations';

/** JavaScript for Real Projects, of the demo data. */
export const soldCourse = { path: '/course/course-content/2', id: 2, price: '₹499' };

/** The simulated gateway's window in the checkout. */
export const gatewayOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="gateway-simulator"]');

export async function payByUpi(page: Page, outcome: string): Promise<void> {
  const gateway = gatewayOf(page);
  await shown(gateway.getByText('No money moves.'));
  await gateway.getByRole('button', { name: 'UPI' }).click();
  await gateway.getByRole('button', { name: outcome }).click();
}

/** Whether the button of this name downloads a PDF. */
export async function givesPdf(page: Page, name: RegExp): Promise<boolean> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await saved).createReadStream()) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('latin1', 0, 5) === '%PDF-';
}

/** An earlier answer about access is cached for five seconds. */
export const lockedOut = (page: Page, courseId: number, words: string | RegExp): Promise<void> =>
  expect(async () => {
    await page.goto(`/course/course-progress/${courseId}`);
    await shown(page.getByText(words));
  }).toPass({ timeout: longestWait });

/** The actions of a buyer in the store. */
export function store(page: Page) {
  const payButton = page.getByRole('button', { name: /^Pay ₹/ });
  return {
    payButton,
    buyNow: async () => {
      await page.goto(soldCourse.path);
      await page.getByRole('button', { name: 'Buy Now' }).click();
    },
    chooseState: (label = 'Odisha') => page.getByLabel('State or union territory').selectOption({ label }),
    atCheckout: () => heading(page, 'Checkout'),
    paid: async () => {
      await page.waitForURL('**/orders/*');
      await shown(page.getByText('Thank you, this is yours now'));
    },
  };
}
