import type { ContactRecord } from '@vidyapath/http/support';
import type { ContactRow } from './contact.repository';

export const presentMessage = ({ created_at, ...row }: ContactRow): ContactRecord => ({
  ...row,
  created_at: created_at.toISOString(),
});
