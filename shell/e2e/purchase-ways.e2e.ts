import type { Page } from '@playwright/test';
import { loginPage, signupPage, signUpValues } from './screens/account-forms';
import { keyboard } from './screens/keyboard';
import { gatewayOf, givesPdf, lockedOut, payByUpi, soldCourse, store } from './screens/store';
import { becomes, heading, shown } from './support/expectations';
import { isAccessible } from './support/faults';
import { newAccount } from './support/new-account';
import { colleague, makeCourseOf } from './support/records';
import { expect, type OpenPage, test } from './support/test';

const phone = { viewport: { width: 320, height: 640 } };

/** At checkout, as a new user, with the demo's course in the cart. */
async function openCheckout(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ account: await newAccount(), ...phone });
  const { atCheckout, buyNow, payButton } = store(page);
  await buyNow();
  await atCheckout();
  await shown(payButton);
  return page;
}

test('a visitor’s cart is kept through sign-up', async ({ openPage }) => {
  const page = await openPage(phone);
  const { atCheckout, buyNow, payButton } = store(page);
  await buyNow();
  await page.waitForURL('**/login*');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await heading(page, 'Create Your Account');
  const signup = signupPage(page);
  const person = signUpValues();
  await signup.write(person);
  await signup.submit();
  await page.waitForURL('**/login*');
  const login = loginPage(page);
  await login.email.fill(person.Email);
  await login.password.fill(person.Password);
  await login.submit();
  await page.waitForURL('**/checkout');
  await atCheckout();
  await shown(payButton.filter({ hasText: soldCourse.price }));
});

test('checkout ticks, chooses and adds nothing beforehand', async ({ openPage }) => {
  const page = await openCheckout(openPage);
  const fields = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('input, select, textarea, [role="checkbox"], [role="switch"]')].map(
        ({ name, value, checked }) => ({ name, value, ticked: checked === true }),
      ),
    );
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.filter(({ ticked }) => ticked)).toEqual([]);
  expect(fields.filter(({ value }) => value !== '').map(({ name }) => name)).toEqual(['name']);
  expect(await page.getByRole('list', { name: 'Items' }).getByRole('listitem').count()).toBe(1);
  await isAccessible(page);
});

test('a purchase by keyboard alone, in Hindi, with its bill and a refund', async ({ openPage }) => {
  const page = await openPage({ account: await newAccount(), language: 'hi' });
  const { activate, press, reach } = keyboard(page);
  await page.goto(soldCourse.path);
  await activate(page.getByRole('button', { name: 'अभी खरीदें' }));
  await heading(page, 'भुगतान');
  const state = page.getByRole('combobox', { name: /राज्य/ });
  await reach(state);
  // Hindi letters have no keys of their own in the test.
  await expect(async () => {
    await press('ArrowDown');
    expect(await state.locator('option:checked').textContent()).toBe('ओडिशा');
  }).toPass({ intervals: [20] });
  await activate(page.getByRole('button', { name: /दें$/ }));
  const gateway = gatewayOf(page);
  for (const name of ['UPI', 'भुगतान सफल हो']) await gateway.getByRole('button', { name }).press('Enter');
  await page.waitForURL('**/orders/*');
  await shown(page.getByText('धन्यवाद, यह अब आपका है'));
  const order = page.url();
  await activate(page.getByRole('link', { name: 'सीखना शुरू करें' }));
  await page.waitForURL(`**/learn/${soldCourse.id}/*`);

  await page.goto(order);
  expect(await givesPdf(page, /^रसीद VPR/)).toBe(true);
  await activate(page.getByRole('button', { name: 'रिफ़ंड माँगें' }));
  await activate(page.getByRole('button', { name: /^₹499 का रिफ़ंड लें/ }));
  await shown(page.getByRole('button', { name: /^रिफ़ंड नोट VPN/ }));
  await lockedOut(page, soldCourse.id, /को इसका रिफ़ंड हुआ था/);
});

test('the network may be lost at each step, and the purchase continues', async ({ openPage }) => {
  const page = await openCheckout(openPage);
  const { chooseState, paid, payButton } = store(page);
  const lose = (path: string) => page.route(path, (route) => route.abort('connectionfailed'));
  const alert = page.getByRole('main').getByRole('alert');

  await lose('**/api/commerce/quote');
  await page.reload();
  await alert.filter({ hasText: 'Check your connection' }).waitFor();
  await page.unroute('**/api/commerce/quote');
  await page.getByRole('button', { name: 'Try again' }).click();
  await chooseState();

  await lose('**/api/commerce/orders');
  await payButton.click();
  await alert.filter({ hasText: 'Check your connection' }).waitFor();
  await page.unroute('**/api/commerce/orders');

  await lose('**/gateway-simulator/checkout.js');
  await payButton.click();
  await alert.filter({ hasText: 'Nothing was charged' }).waitFor();
  await page.unroute('**/gateway-simulator/checkout.js');

  await lose('**/confirm');
  await payButton.click();
  await payByUpi(page, 'The payment succeeds');
  await paid();
  await page.goto('/orders');
  await becomes(() => page.getByRole('main').getByRole('listitem').count(), 1);
});

test('two tabs and the back button buy once', async ({ openPage }) => {
  const page = await openCheckout(openPage);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await shown(store(other).payButton);
  const { chooseState, paid, payButton } = store(page);
  await chooseState();
  await payButton.click();
  await shown(gatewayOf(page).getByText('No money moves.'));
  await gatewayOf(page).getByRole('button', { name: 'Close' }).click();
  await shown(page.getByRole('heading', { name: 'Payment pending' }));
  await page.getByRole('link', { name: 'Retry payment' }).click();
  await payButton.click();
  await payByUpi(page, 'The payment succeeds');
  await paid();
  await shown(other.getByText('Your cart is empty'));
  await page.goBack();
  await paid();
  await page.goto('/checkout');
  await shown(page.getByText('Your cart is empty'));
  await page.goto('/orders');
  await becomes(() => page.getByRole('main').getByRole('listitem').count(), 1);
});

test('a price that changes between cart, checkout and order is pointed out before anything is paid', async ({
  openPage,
}) => {
  const staff = await colleague(await openPage());
  const name = `Priced ${Date.now().toString(36)}`;
  const { course_id } = await makeCourseOf(staff, {
    course_name: name,
    is_public: true,
    actual_price: 900,
    discounted_price: 500,
  });
  const id = Number(course_id);
  const page = await openPage({ account: await newAccount(), ...phone });
  const { chooseState, payButton } = store(page);
  await page.goto(`/course/course-content/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await shown(page.getByRole('link', { name: 'Cart, 1 item' }));

  await staff.change(`/api/course/${id}`, { discounted_price: 600 });
  await expect(async () => {
    await page.goto('/cart');
    await page.getByText('it was ₹500 when you added it and is ₹600 now').waitFor({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await chooseState();
  await shown(payButton.filter({ hasText: '₹600' }));

  await staff.change(`/api/course/${id}`, { discounted_price: 700 });
  await expect(async () => {
    const answer = await page.request.post('/api/commerce/quote', {
      data: { items: [{ kind: 'course', course_id: id }] },
    });
    expect(((await answer.json()) as { total_paise: number }).total_paise).toBe(70_000);
  }).toPass();
  await payButton.click();
  await page.getByRole('main').getByRole('alert').filter({ hasText: 'The price has changed' }).waitFor();
  await shown(payButton.filter({ hasText: '₹700' }));
  expect(await page.locator('iframe').count()).toBe(0);
});
