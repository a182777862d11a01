import type { Role } from '@vidyapath/http/roles';
import type { PersonRow } from './users.repository';

export interface Standing {
  role: Role;
  disabled: boolean;
}

const isAdmin = ({ role, disabled }: Standing): boolean => role === 'Admin' && !disabled;
const standingOf = ({ role, disabled_at }: Pick<PersonRow, 'role' | 'disabled_at'>): Standing => ({
  role,
  disabled: disabled_at !== null,
});

/**
 * Whether no Admin who can sign in is left once `id` is as `after` says, or deleted (null). `known` holds all Admins. Without one,
 * no user could give the role back.
 */
export function takesTheLastAdmin(
  known: readonly Pick<PersonRow, 'id' | 'role' | 'disabled_at'>[],
  id: number,
  after: Standing | null,
): boolean {
  const admins = known.filter((user) => isAdmin(standingOf(user)));
  return (after === null || !isAdmin(after)) && admins.length === 1 && admins[0]?.id === id;
}
