import type {
  NewsletterAnswer,
  NewsletterBody,
  NewsletterListQuery,
  NewsletterSubscriber,
} from '@vidyapath/http/support';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { recordCreation } from '../../lib/record-creation';
import { assertWithinLimit } from '../submissions/submissions';
import { findSubscribers, insertSubscriberOnce, type SubscriberRow } from './newsletter.repository';

export const listSubscribers = async ({ db }: SupportContext, query: NewsletterListQuery) =>
  presentList(await findSubscribers(db, query), (rows) => rows.map(presentSubscriber));

/** Stores an address once, whatever its letter case; a program's is dropped. */
export async function subscribe(
  ctx: SupportContext,
  { email, website }: NewsletterBody,
  address: string,
  { by, idempotencyKey }: Write,
): Promise<NewsletterAnswer> {
  const answered = await findAnswer<NewsletterAnswer>(ctx.db, idempotencyKey);
  if (answered) return answered;
  await assertWithinLimit(ctx, 'message', address);
  if (website) return { email };
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const id = await insertSubscriberOnce(trx, email);
      if (id) await recordCreation(trx, by, 'subscriber', id);
      return { email };
    }),
  );
}

const presentSubscriber = ({ id, email, created_at }: SubscriberRow): NewsletterSubscriber => ({
  id,
  email,
  created_at: created_at.toISOString(),
});
