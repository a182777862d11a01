import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Account } from './accounts';
import { baseURL } from './addresses';

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
