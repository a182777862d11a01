import type { Account, User } from '@vidyapath/http/auth';
import type { AccountRow, UserRow } from './users.repository';

export function presentUser({ id, name, email, role }: UserRow): User {
  return { id, name, email, role };
}

export function presentAccount({ phone, ...user }: AccountRow): Account {
  return { ...presentUser(user), phone };
}
