import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts';

/** Registers somebody of the test's own. */
export async function newcomer(page: Page): Promise<Account & { id: number }> {
  const account = { email: `${randomUUID()}@vidyapath.example`, password: 'Monsoon-Rain-7' };
  const person = { ...account, name: 'Meera Newcomer', phone: '9876543210', provider: 'local', role: 'User' };
  const answer = await page.request.post('/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  return { ...account, id: ((await answer.json()) as { id: number }).id };
}
