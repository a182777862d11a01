import type { NewsletterSubscriber } from '@vidyapath/http/support';
import type { SubscriberRow } from './newsletter.repository';

export const presentSubscriber = ({ created_at, ...row }: SubscriberRow): NewsletterSubscriber => ({
  ...row,
  created_at: created_at.toISOString(),
});
