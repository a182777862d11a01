import type { ClientError } from '@vidyapath/http/client-errors';
import type { ClientErrorRow } from './client-errors.repository';

export const presentClientError = ({ created_at, ...row }: ClientErrorRow): ClientError => ({
  ...row,
  created_at: created_at.toISOString(),
});
