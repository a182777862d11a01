import type { NewsletterAnswer, NewsletterBody, NewsletterListQuery } from '@vidyapath/http/support';
import type { Database } from '@vidyapath/service-kit/database/database';
import { answerOnce, findAnswer } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import { recordCreation } from '../../lib/record-creation';
import type { SubmissionsService } from '../submissions/submissions.service';
import { presentSubscriber } from './newsletter.presenter';
import type { NewsletterRepository } from './newsletter.repository';

export interface NewsletterOptions {
  db: Database;
  newsletter: NewsletterRepository;
  submissions: SubmissionsService;
}

export function createNewsletterService({ db, newsletter, submissions }: NewsletterOptions) {
  return {
    list: async (query: NewsletterListQuery) =>
      presentList(await newsletter.list(query), (rows) => rows.map(presentSubscriber)),

    /** Stores an address once, whatever its letter case; a program's is dropped. */
    async subscribe(
      { email, website }: NewsletterBody,
      address: string,
      { by, idempotencyKey }: Write,
    ): Promise<NewsletterAnswer> {
      const answered = await findAnswer<NewsletterAnswer>(db, idempotencyKey);
      if (answered) return answered;
      await submissions.assertWithinLimit(address);
      if (website) return { email };
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const id = await newsletter.insertOnce(trx, email);
          if (id) await recordCreation(trx, by, 'subscriber', id);
          return { email };
        }),
      );
    },
  };
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;
