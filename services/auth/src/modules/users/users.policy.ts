import type { Role } from '@vidyapath/http/roles';
import type { UserRow } from './users.repository';

/** `known` holds all Admins. Without one, nobody could give the role back. */
export function takesTheLastAdmin(known: readonly UserRow[], id: number, role: Role): boolean {
  const admins = known.filter((user) => user.role === 'Admin');
  return role !== 'Admin' && admins.length === 1 && admins[0]?.id === id;
}
