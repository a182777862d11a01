import type { Account, User } from '@vidyapath/http/auth';
import type { AccountRow, UserRow } from './users.repository';

export function presentUser({ id, name, email, role }: UserRow): User {
  return { id, name, email, role };
}

export function presentAccount({ phone, email_verified_at, locale, ...user }: AccountRow): Account {
  return { ...presentUser(user), phone, email_verified: email_verified_at !== null, language: locale };
}
