import type { Login, OwnLogin } from '@vidyapath/http/auth-logins';
import type { LoginRow, OwnLoginRow } from './logins.repository';

export const presentOwnLogin = (row: OwnLoginRow): OwnLogin => ({
  login_id: Number(row.id),
  at: row.at.toISOString(),
  last_at: row.last_at.toISOString(),
  outcome: row.outcome,
  reason: row.reason,
  client: row.client,
  address: row.address,
  count: row.count,
});

export const presentLogin = (row: LoginRow): Login => ({
  ...presentOwnLogin(row),
  user_id: row.user_id,
  name: row.name,
  email: row.email,
});
