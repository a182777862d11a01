import type { Page } from '@playwright/test';

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

/** Signs in by the form and waits for the dashboard: for tests that log in or that end the session at the server. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard/home');
}
