import { randomUUID } from 'node:crypto';
import type { ContactBody, ContactListQuery } from '@vidyapath/http/support';
import type { SubmissionsService } from '../submissions/submissions.service';
import type { ContactRepository, ContactRow } from './contact.repository';

export interface ContactOptions {
  contact: ContactRepository;
  submissions: SubmissionsService;
}

export function createContactService({ contact, submissions }: ContactOptions) {
  return {
    list: (query: ContactListQuery) => contact.list(query),

    /** Stores a message; one that a program filled in gets the same answer and is dropped. */
    async send({ website, ...body }: ContactBody, address: string): Promise<ContactRow> {
      await submissions.admit(address);
      return website ? { id: randomUUID(), ...body, created_at: new Date() } : contact.insert(body);
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
