import type { Page } from '@playwright/test';
import { appShell } from './screens/app-shell';
import { accounts, signIn } from './support/accounts';
import { becomes, heading, hidden, shown } from './support/expectations';
import { long } from './support/long';
import { test } from './support/test';

async function worksWithinThePage(page: Page): Promise<void> {
  await signIn(page, accounts.learner);
  await heading(page, 'Welcome to Vidyapath');
  const shell = appShell(page);
  await shell.choose('Settings & Privacy');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await heading(page, 'सेटिंग और गोपनीयता');
  await becomes(() => page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await page.getByRole('radio', { name: 'English' }).check();
  await shell.choose('Profile');
  await shown(page.getByRole('definition').filter({ hasText: accounts.learner.email }));
  await shell.choose('Log out');
  await page.waitForURL('**/login');
}

test('a browser that refuses storage: all works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await worksWithinThePage(page);
});

test('a full storage: all works for as long as the page is open', long, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await worksWithinThePage(page);
});

for (const [difference, hours] of [
  ['three hours ahead', 3],
  ['three hours behind', -3],
] as const) {
  test(`a clock that is ${difference} does not stop a login`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await signIn(page, accounts.learner);
    await page.reload();
    await heading(page, 'Welcome to Vidyapath');
  });
}

test('a page from the back-forward cache notices a logout that happened while it was cached', async ({ page }) => {
  await signIn(page, accounts.learner);
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL('**/login');
});

for (const [language, text, again] of [
  ['en', 'This page could not start.', 'Reload the page'],
  ['hi', 'यह पेज शुरू नहीं हो सका।', 'पेज फिर से लोड करें'],
] as const) {
  test(`a page that can’t start says so in its own language (${language}), logs why, and can be tried again`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.route('**/*.js', (route) => (/\/main\./.test(route.request().url()) ? route.continue() : route.abort()));
    await page.goto('/login');
    await heading(page, text);
    await becomes(() => logged.some((line) => line.includes('The shell could not start')), true);
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: again }).click();
    await shown(page.getByRole('form').or(page.getByRole('heading', { level: 1 })));
    await hidden(page.getByText(text));
  });
}
