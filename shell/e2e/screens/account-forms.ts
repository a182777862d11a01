import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { heading } from '../support/expectations';

export const signUpValues = () => ({
  Name: 'Kabir दास',
  Email: `${randomUUID()}@vidyapath.example`,
  Phone: '9876543210',
  Password: 'Mitti@2026',
  'Confirm Password': 'Mitti@2026',
});
export type SignUpValues = ReturnType<typeof signUpValues>;
export type SignupLabel = keyof SignUpValues;

export function signupPage(page: Page) {
  const field = (label: SignupLabel) => page.getByRole('main').getByLabel(label, { exact: true });
  const labels = Object.keys(signUpValues()) as SignupLabel[];
  return {
    field,
    labels,
    async open(path = '/signup') {
      await page.goto(path);
      await heading(page, 'Create Your Account');
    },
    async write(values: Partial<SignUpValues>) {
      for (const label of labels) if (values[label] !== undefined) await field(label).fill(values[label]);
    },
    submit: () => page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click(),
    written: async () =>
      Object.fromEntries(
        await Promise.all(labels.map(async (label) => [label, await field(label).inputValue()])),
      ) as SignUpValues,
  };
}

export function loginPage(page: Page) {
  return {
    email: page.getByLabel('Email Address'),
    password: page.getByLabel('Password', { exact: true }),
    remember: page.getByRole('checkbox', { name: 'Remember me' }),
    async open(path = '/login') {
      await page.goto(path);
      await heading(page, 'Welcome Back!');
    },
    submit: () => page.getByRole('button', { name: 'Sign In', exact: true }).click(),
  };
}
