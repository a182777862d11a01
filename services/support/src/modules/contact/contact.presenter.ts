import type { ContactMessage } from '@vidyapath/http/support';
import type { ContactRow } from './contact.repository';

export const presentMessage = ({ created_at, ...row }: ContactRow): ContactMessage => ({
  ...row,
  created_at: created_at.toISOString(),
});
