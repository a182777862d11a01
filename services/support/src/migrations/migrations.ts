import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { emailVerified } from '@vidyapath/service-kit/domain/people/email-verified.migration';
import { messages } from './20261120-01-messages';
import { idempotencyKeys } from './20261121-01-idempotency-keys';
import { clientErrors } from './20261121-02-client-errors';
import { clientErrorCounts } from './20261123-01-client-error-counts';
import { copies } from './20261124-40-copies';
import { notifications } from './20261124-41-notifications';
import { eventCursorsMigration } from '@vidyapath/service-kit/events/event-log.migration';
import { faq } from './20261124-50-faq';
import { tickets } from './20261124-51-tickets';
import { ticketTallies } from './20261124-52-ticket-tallies';
import { errorGroups } from './20261124-53-error-groups';
import { ticketNotificationIndex } from './20261127-01-ticket-notification-index';
import { notificationTopics } from './20261127-41-notification-topics';
import { notificationTopicIndex } from './20261127-42-notification-topic-index';
import { newsletterKeys, newsletterKeysFilled, newsletterKeysIndex } from './20261127-51-newsletter-keys';
import { hindiCourseNames } from './20261128-70-hindi-course-names';
import { releaseShares } from './20261127-82-release-shares';

export const supportMigrations = [
  messages,
  idempotencyKeys,
  clientErrors,
  auditMigration,
  auditPartitions('24 months'),
  clientErrorCounts,
  copies,
  notifications,
  faq,
  tickets,
  ticketTallies,
  errorGroups,
  ticketNotificationIndex,
  ...emailVerified,
  notificationTopics,
  notificationTopicIndex,
  newsletterKeys,
  newsletterKeysIndex,
  newsletterKeysFilled,
  eventCursorsMigration('20261127-81-event-cursors'),
  releaseShares,
  hindiCourseNames,
] as const;
