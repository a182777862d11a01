import type { User } from '@vidyapath/http/auth';
import type { UserRow } from './users.repository';

export function presentUser({ id, name, email, role }: UserRow): User {
  return { id, name, email, role };
}
