import { accounts } from './support/accounts';
import { isAccessible } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { expect, test } from './support/test';

const words = {
  en: { refund: 'Refund this order', order: /^Order VP/ },
  hi: { refund: 'इस ऑर्डर का रिफ़ंड करें', order: /^ऑर्डर VP/ },
} as const;

for (const language of languages) {
  test(
    `axe finds nothing on an order and its refund form, wide and narrow, in ${language}`,
    long,
    async ({ openPage }) => {
      const page = await openPage({ reducedMotion: 'reduce', account: accounts.staff, language });
      const main = page.getByRole('main');

      await test.step('an order', async () => {
        // The demo's orders are made a while after the start.
        await expect(async () => {
          await page.goto('/sales/orders?status=paid');
          await main.getByRole('link', { name: /^VP/ }).first().click({ timeout: 5_000 });
        }).toPass();
        await main.getByRole('heading', { level: 1, name: words[language].order }).waitFor();
        await isAccessible(page);
      });
      await test.step('the refund form with an error', async () => {
        await main.getByRole('button', { name: words[language].refund }).click();
        await main.locator('form button[type="submit"]').click();
        await main.locator('[aria-invalid="true"]').first().waitFor();
        await isAccessible(page);
      });
    },
  );
}
