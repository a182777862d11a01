import type { Page } from '@playwright/test';
import type { OpenPage } from './test';

export const accounts = {
  admin: { email: 'admin@vidyapath.example', password: 'Admin@123' },
  staff: { email: 'staff@vidyapath.example', password: 'Staff@123' },
  learner: { email: 'learner@vidyapath.example', password: 'Learner@123' },
} as const;

export interface Account {
  email: string;
  password: string;
}

export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A token by the login call, for tests that are not about the login screen. */
export async function tokenFor(page: Page, { email, password }: Account): Promise<string> {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Every page that is opened from now on begins with the account's session; not for tests that end one. */
export async function arriveSignedIn(page: Page, account: Account): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('access_token', token), await tokenFor(page, account));
}

/** Signs in by the form and waits for the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard/home');
}

/** A page of somebody who has signed in by the form. */
export async function signedIn(openPage: OpenPage, account: Account): Promise<Page> {
  const page = await openPage();
  await signIn(page, account);
  return page;
}
