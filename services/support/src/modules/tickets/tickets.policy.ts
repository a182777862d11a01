import { editorRoles, isEditor, type Role } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { TicketRow } from './ticket-row';

export const ticketAccess = { asker: 'signed-in', desk: editorRoles } as const;

export interface Person {
  id: number;
  role: Role;
}

export type TicketUser = Pick<SessionUser, 'id' | 'name' | 'email' | 'role'>;

/**
 * How a person sees a ticket; undefined: not at all. Staff who asked see their own ticket as its asker: internal notes are never for the
 * asker.
 */
export type TicketView = 'asker' | 'desk';

export function viewOf({ id, role }: Person, { user_id }: Pick<TicketRow, 'user_id'>): TicketView | undefined {
  if (user_id === id) return 'asker';
  return isEditor(role) ? 'desk' : undefined;
}
