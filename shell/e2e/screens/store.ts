import type { FrameLocator, Page } from '@playwright/test';
import { heading, shown } from '../support/expectations';

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

/** What a buyer does in the store. */
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
