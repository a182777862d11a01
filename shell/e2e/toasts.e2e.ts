import type { Locator, Page } from '@playwright/test';
import { accounts, fillLogin } from './support/accounts';
import { answered } from './support/answers';
import { becomes, heading, hidden, shown } from './support/expectations';
import { expect, type OpenPage, test } from './support/test';

const wrong = { email: accounts.learner.email, password: 'Wrong@1' };
const message = 'Invalid email or password!';
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('alert');

/** Opens the login screen with a stopped clock, which steps until a toast is shown. */
async function openStill(openPage: OpenPage) {
  const page = await openPage({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/login');
  await heading(page, 'Welcome Back!');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return { page, arrive: (count: number) => arrived(page, toasts(page).filter({ hasText: message }), count) };
}

/** Moves the clock in small steps, so that a toast is found when it is new. */
async function arrived(page: Page, awaited: Locator, count: number) {
  await becomes(async () => {
    await page.clock.runFor(20);
    return awaited.count();
  }, count);
}

/** Records the text that a screen reader would read: changed text in an existing live region. */
function keepWhatIsSaid(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const known = new WeakSet<Element>();
  new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target as Element).closest?.('[role="alert"], [role="status"], [aria-live]')),
    );
    for (const region of regions)
      if (region && known.has(region)) said.push(`${region.getAttribute('role')}: ${region.textContent}`);
    for (const region of document.querySelectorAll('[role="alert"], [role="status"]')) known.add(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Moves the clock in small steps until the toasts have disappeared. */
async function left(page: Page, shownOnes: Locator, count: number) {
  for (let step = 0; step < 40 && (await shownOnes.count()) > count; step += 1) await page.clock.runFor(20);
  expect(await shownOnes.count()).toBe(count);
}

test('a toast of the login stays three seconds, hovering keeps it, leaving hides it a second later', async ({
  openPage,
}) => {
  const { page, arrive } = await openStill(openPage);
  await fillLogin(page, wrong);
  await arrive(1);
  await page.clock.runFor(2_500);
  expect(await toasts(page).count()).toBe(1);
  await page.getByText(message).hover();
  await page.clock.runFor(60_000);
  expect(await toasts(page).count()).toBe(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(900);
  expect(await toasts(page).count()).toBe(1);
  await left(page, toasts(page), 0);

  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await arrive(1);
  await page.clock.runFor(2_700);
  expect(await toasts(page).count()).toBe(1);
  await left(page, toasts(page), 0);
});

test('a screen reader reads a toast once: a failure at once, the rest when it has time', async ({ page }) => {
  await page.addInitScript(keepWhatIsSaid);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await shown(page.getByText('Please fill the form correctly!'));
  await fillLogin(page, wrong);
  await shown(page.getByText(message));
  await fillLogin(page, accounts.learner);
  await shown(page.getByText('Logged in successfully!'));
  await hidden(page.getByText('Logged in successfully!'));
  const said = await page.evaluate<string[]>('said');
  expect(said.filter((text) => text.includes('!'))).toEqual([
    'status: ErrorPlease fill the form correctly!',
    `alert: Error${message}`,
    'status: SuccessLogged in successfully!',
  ]);
});

test('the newest toast is on top, at the top right, with what is left of its time', async ({ openPage }) => {
  const { page, arrive } = await openStill(openPage);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const first = page.getByRole('region', { name: 'Messages' }).getByText('Please fill the form correctly!');
  while (!(await first.isVisible())) await page.clock.runFor(20);
  // The page's clock is stopped while the service answers.
  await answered(page, '/auth/login', () => fillLogin(page, wrong));
  await arrive(1);
  await page.clock.runFor(400);
  const older = await first.boundingBox();
  const newer = await page.getByText(message).boundingBox();
  expect(newer?.y).toBeLessThan(older?.y ?? 0);
  expect(newer?.y).toBeLessThan(200);
  expect((newer?.x ?? 0) + (newer?.width ?? 0)).toBeGreaterThan(1_300);
});
