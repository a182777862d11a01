import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Account } from './accounts';
import { baseURL } from './addresses';
import { mailedLink } from './mails';

/** Registers a new user of this test. */
export async function newAccount(): Promise<Account & { id: number }> {
  const account = { email: `${randomUUID()}@vidyapath.example`, password: 'Monsoon-Rain-7' };
  const person = { ...account, name: 'Meera Newcomer', phone: '9876543210', provider: 'local', role: 'User' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/auth/register', baseURL()), {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(201);
  return { ...account, id: ((await answer.json()) as { id: number }).id };
}

/** Opens the link that the registration mailed; access that is given begins with it. */
export async function confirmAddress({ email }: Pick<Account, 'email'>): Promise<void> {
  const token = new URL(await mailedLink(email, '/verify-email'), baseURL()).searchParams.get('token');
  const answer = await fetch(new URL('/auth/email-verification/confirm', baseURL()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(204);
}
