import type { NewsletterBody, NewsletterListQuery } from '@vidyapath/http/support';
import type { SubmissionsService } from '../submissions/submissions.service';
import type { NewsletterRepository } from './newsletter.repository';

export interface NewsletterOptions {
  newsletter: NewsletterRepository;
  submissions: SubmissionsService;
}

export function createNewsletterService({ newsletter, submissions }: NewsletterOptions) {
  return {
    list: (query: NewsletterListQuery) => newsletter.list(query),

    /** Stores an address once, whatever its letter case; a program's is dropped. */
    async subscribe({ email, website }: NewsletterBody, address: string): Promise<void> {
      await submissions.admit(address);
      if (!website) await newsletter.insertOnce(email);
    },
  };
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;
