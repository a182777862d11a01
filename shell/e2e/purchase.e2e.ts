import type { FrameLocator, Page } from '@playwright/test';
import { fillLogin } from './support/accounts';
import { heading, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { expect, test } from './support/test';

/** JavaScript for Real Projects, of the demo data. */
const course = '/course/course-content/2';

/** The simulated gateway's window in the checkout. */
const gatewayOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="gateway-simulator"]');

async function payByUpi(page: Page, outcome: string): Promise<void> {
  const gateway = gatewayOf(page);
  await shown(gateway.getByText('No money moves.'));
  await gateway.getByRole('button', { name: 'UPI' }).click();
  await gateway.getByRole('button', { name: outcome }).click();
}

test('a visitor puts a course into the cart, logs in on the way, pays after a failure, learns, and has the money back', async ({
  openPage,
}) => {
  const account = await newAccount();
  const page = await openPage({ viewport: { width: 360, height: 800 } });
  await page.goto(course);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/login*');
  await fillLogin(page, account);
  await page.waitForURL('**/checkout');
  await heading(page, 'Checkout');

  for (const [path, framesItself] of [
    ['/checkout', true],
    ['/cart', false],
  ] as const) {
    const { 'content-security-policy': policy = '' } = (await page.request.get(path)).headers();
    expect(/frame-src [^;]*'self'/.test(policy)).toBe(framesItself);
  }
  for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false);

  await page.getByLabel('State or union territory').selectOption({ label: 'Odisha' });
  await page.getByRole('button', { name: /^Pay ₹499/ }).click();
  await payByUpi(page, 'The payment fails');
  await shown(gatewayOf(page).getByText('The payment failed. You may try again.'));
  await gatewayOf(page).getByRole('button', { name: 'Back' }).click();
  await payByUpi(page, 'The payment succeeds');

  await page.waitForURL('**/orders/*');
  await shown(page.getByText('Thank you, this is yours now'));
  await shown(page.getByRole('button', { name: /^Bill VPR/ }));
  const order = page.url();
  await page.getByRole('link', { name: 'Start learning' }).click();
  await page.waitForURL('**/course/course-progress/2*');

  await page.goto(order);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('button', { name: /^Pay back ₹499/ }).click();
  await shown(page.getByText('₹499 paid back').first());

  // Who was let in a moment ago is remembered for five seconds.
  await expect(async () => {
    await page.goto('/course/course-progress/2');
    await shown(page.getByText('You have not bought this course yet.'));
  }).toPass();
});
