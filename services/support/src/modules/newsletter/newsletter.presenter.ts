import type { NewsletterSubscriber } from '@vidyapath/http/support';
import type { SubscriberRow } from './newsletter.repository';

export const presentSubscriber = ({ id, email, created_at }: SubscriberRow): NewsletterSubscriber => ({
  id,
  email,
  created_at: created_at.toISOString(),
});
