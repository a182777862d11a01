import type { UserChange } from '@vidyapath/http/user-events';
import type { UserChangeRow } from './user-changes.repository';

export const presentUserChange = ({ user_id, version, user }: UserChangeRow): UserChange => ({
  user_id,
  version: Number(version),
  user: user
    ? {
        name: user.name,
        email: user.email,
        email_verified: user.email_verified_at !== null,
        role: user.role,
        disabled: user.disabled_at !== null,
        language: user.locale ?? 'en',
      }
    : null,
});
