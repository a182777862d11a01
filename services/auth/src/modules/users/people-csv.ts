import type { Person } from '@vidyapath/http/auth-people';
import type { Columns } from '../../lib/csv/list-csv';

export const personCsv: Columns<Person> = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['role', ({ role }) => role],
  ['created_at', ({ created_at }) => created_at],
  ['last_login_at', ({ last_login_at }) => last_login_at],
  ['email_verified', ({ email_verified }) => String(email_verified)],
  ['disabled', ({ disabled }) => String(disabled)],
];
