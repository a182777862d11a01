import { randomUUID } from 'node:crypto';
import type { ContactBody, ContactListQuery, ContactMessage } from '@vidyapath/http/support';
import type { Database } from '@vidyapath/service-kit/database/database';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import { recordCreation } from '../../lib/record-creation';
import type { SubmissionsService } from '../submissions/submissions.service';
import { presentMessage } from './contact.presenter';
import type { ContactRepository } from './contact.repository';

export interface ContactOptions {
  db: Database;
  contact: ContactRepository;
  submissions: SubmissionsService;
}

export function createContactService({ db, contact, submissions }: ContactOptions) {
  return {
    list: async (query: ContactListQuery) => presentList(await contact.list(query), (rows) => rows.map(presentMessage)),

    /** Stores a message; one that a program filled in gets the same answer and is dropped. */
    async send(
      { website, ...body }: ContactBody,
      address: string,
      { by, idempotencyKey }: Write,
    ): Promise<ContactMessage> {
      const answered = await findAnswer<ContactMessage>(db, idempotencyKey);
      if (answered) return answered;
      await submissions.assertWithinLimit(address);
      if (website) return presentMessage({ id: randomUUID(), ...body, created_at: new Date(), ticket_id: null });
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const row = await contact.insert(trx, body);
          await recordCreation(trx, by, 'message', row.id);
          return presentMessage(row);
        }),
      );
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
