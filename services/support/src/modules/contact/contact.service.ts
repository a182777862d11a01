import { randomUUID } from 'node:crypto';
import type { ContactBody, ContactListQuery, ContactMessage, ContactRecord } from '@vidyapath/http/support';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { recordCreation } from '../../lib/record-creation';
import { assertWithinLimit } from '../submissions/submissions';
import { type ContactRow, findContactMessages, insertContactMessage } from './contact.repository';

export const listContactMessages = async ({ db }: SupportContext, query: ContactListQuery) =>
  presentList(await findContactMessages(db, query), (rows) => rows.map(presentMessage));

/** Stores a message; one that a program filled in gets the same answer and is dropped. */
export async function sendContactMessage(
  ctx: SupportContext,
  { website, ...body }: ContactBody,
  address: string,
  { by, idempotencyKey }: Write,
): Promise<ContactMessage> {
  const answered = await findAnswer<ContactMessage>(ctx.db, idempotencyKey);
  if (answered) return answered;
  await assertWithinLimit(ctx, 'message', address);
  if (website) return presentMessage({ id: randomUUID(), ...body, created_at: new Date(), ticket_id: null });
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const row = await insertContactMessage(trx, body);
      await recordCreation(trx, by, 'message', row.id);
      return presentMessage(row);
    }),
  );
}

const presentMessage = ({ created_at, ...row }: ContactRow): ContactRecord => ({
  ...row,
  created_at: created_at.toISOString(),
});
