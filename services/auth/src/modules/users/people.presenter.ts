import type { Person } from '@vidyapath/http/auth-people';
import type { Role } from '@vidyapath/http/roles';
import type { PersonRow } from './users.repository';
import { cutEmail } from './cut-email';

/** Whether this role sees e-mail addresses in part only. */
export const seesCutEmails = (role: Role): boolean => role !== 'Admin';

export const presentPerson = (
  { id, name, email, role, created_at, last_login_at, email_verified_at, disabled_at }: PersonRow,
  viewer: Role,
): Person => ({
  id,
  name,
  email: seesCutEmails(viewer) ? cutEmail(email) : email,
  role,
  created_at: created_at.toISOString(),
  last_login_at: last_login_at?.toISOString() ?? null,
  email_verified: email_verified_at !== null,
  disabled: disabled_at !== null,
});
