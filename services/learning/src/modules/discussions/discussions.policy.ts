import type { Role } from '@vidyapath/http/roles';
import { conflict, forbidden } from '@vidyapath/service-kit/http/errors';

export interface Reader {
  id: number;
  name: string;
  role: Role;
}

type Owned = { user_id: number | null };

export const isStaff = ({ role }: Pick<Reader, 'role'>): boolean => role !== 'User';

/** @throws {HttpProblem} 403 where somebody else wrote it */
export function assertOwn({ user_id }: Owned, { id }: Pick<Reader, 'id'>): void {
  if (user_id !== id) throw forbidden('Only who wrote this may change it.');
}

/** @throws {HttpProblem} 403 for others than the asker and staff */
export function assertMayAccept({ user_id }: Owned, reader: Pick<Reader, 'id' | 'role'>): void {
  if (user_id !== reader.id && !isStaff(reader)) throw forbidden('Only who asked, or staff, may accept an answer.');
}

/** @throws {HttpProblem} 409 `removed` */
export function assertThere({ removed }: { removed: boolean }): void {
  if (removed) throw conflict('removed', 'This was removed.');
}
