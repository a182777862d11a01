import { gatewayOf, givesPdf, lockedOut, payByUpi, soldCourse, store } from './screens/store';
import { fillLogin } from './support/accounts';
import { shown } from './support/expectations';
import { isAccessible } from './support/faults';
import { newAccount } from './support/new-account';
import { expect, test } from './support/test';

test('a visitor puts a course into the cart, logs in, pays after a failure, learns, and gets a refund', async ({
  openPage,
}) => {
  const account = await newAccount();
  const page = await openPage({ viewport: { width: 360, height: 800 } });
  const { atCheckout, buyNow, chooseState, paid, payButton } = store(page);
  await buyNow();
  await page.waitForURL('**/login*');
  await fillLogin(page, account);
  await page.waitForURL('**/checkout');
  await atCheckout();

  for (const [path, framesItself] of [
    ['/checkout', true],
    ['/cart', false],
  ] as const) {
    const { 'content-security-policy': policy = '' } = (await page.request.get(path)).headers();
    expect(/frame-src [^;]*'self'/.test(policy)).toBe(framesItself);
  }

  await chooseState();
  await payButton.click();
  await payByUpi(page, 'The payment fails');
  await shown(gatewayOf(page).getByText('The payment failed. You may try again.'));
  await gatewayOf(page).getByRole('button', { name: 'Back' }).click();
  await payByUpi(page, 'The payment succeeds');

  await paid();
  const order = page.url();
  await isAccessible(page);
  expect(await givesPdf(page, /^Receipt VPR/)).toBe(true);
  await page.getByRole('link', { name: 'Start learning' }).click();
  await page.waitForURL(`**/learn/${soldCourse.id}/*`);
  await page.goto(soldCourse.path);
  await shown(page.getByRole('link', { name: 'Go to course' }));

  await page.goto(order);
  await page.getByRole('button', { name: 'Request a refund' }).click();
  await page.getByRole('button', { name: /^Refund ₹499/ }).click();
  await shown(page.getByText('₹499 refunded').first());
  expect(await givesPdf(page, /^Refund note VPN/)).toBe(true);
  await page.goto(soldCourse.path);
  await shown(page.getByRole('button', { name: 'Buy Now' }));
  await shown(page.getByText(/^Refunded on/));

  await lockedOut(page, soldCourse.id, /^It was refunded on/);
});
