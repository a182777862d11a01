import type { Columns } from '../../lib/csv/list-csv';
import type { LoginRow } from './logins.repository';

export const loginColumns: Columns<LoginRow> = [
  ['login_id', ({ id }) => Number(id)],
  ['at', ({ at }) => at.toISOString()],
  ['last_at', ({ last_at }) => last_at.toISOString()],
  ['user_id', ({ user_id }) => user_id],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['outcome', ({ outcome }) => outcome],
  ['reason', ({ reason }) => reason],
  ['client', ({ client }) => client],
  ['address', ({ address }) => address],
  ['count', ({ count }) => count],
];
