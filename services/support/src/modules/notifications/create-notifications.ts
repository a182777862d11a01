import type { RevocationSource } from '@vidyapath/service-kit/auth/revocation-follower';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { JobQueue } from '../../lib/job-queue';
import { createMailChoicesRepository } from './choices/mail-choices.repository';
import { mailChoicesRoutes } from './choices/mail-choices.routes';
import { createMailChoicesService } from './choices/mail-choices.service';
import { createUnsubscribeLinks } from './choices/unsubscribe-links';
import { unsubscribeRoutes } from './choices/unsubscribe.routes';
import { createUnsubscribeAddressesOf } from './choices/unsubscribe-addresses';
import { createNotify } from './create-notify';
import { type CommerceClient, grantEvents, grantFeed } from './endings/grant-feed';
import { createGrantsRepository } from './endings/grants.repository';
import { endingsJob } from './endings/notify-of-endings';
import { notificationMail } from './mails/notification-mail';
import { notificationEvents } from './notification-events';
import { notificationHousekeeping } from './notification-housekeeping';
import { createNotificationsRepository } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';
import { createNotificationsService } from './notifications.service';
import { startStreams } from './stream/start-streams';

export interface NotificationsParts {
  db: Database;
  jobs: JobQueue;
  people: PeopleRepository;
  sender: MailSender;
  commerce: CommerceClient;
  revocations: RevocationSource;
  now: () => Date;
}

/** Other modules create notifications by `notify`, in their own transaction. */
export function createNotifications({ db, jobs, people, sender, commerce, revocations, now }: NotificationsParts) {
  const notifications = createNotificationsRepository(db);
  const choices = createMailChoicesRepository();
  const links = createUnsubscribeLinks(db);
  const grants = createGrantsRepository();
  const unsubscribeAddressesOf = createUnsubscribeAddressesOf({ db, choices, links, sender });
  const notify = createNotify({ notifications, choices, jobs });
  return {
    notify,
    unsubscribeAddressesOf,
    kinds: {
      'mail-notification': notificationMail({ db, sender, people, notifications, unsubscribeAddressesOf, now }),
    },
    handlers: [...notificationEvents(notify), grantEvents(grants)],
    housekeeping: [
      ...notificationHousekeeping(db),
      grantFeed(db, grants, commerce),
      endingsJob({ db, grants, notify }, now),
    ],
    async routes(app: TypedApp): Promise<void> {
      const chosen = createMailChoicesService({ db, choices });
      notificationsRoutes(app, createNotificationsService({ db, notifications, now }));
      mailChoicesRoutes(app, chosen);
      await unsubscribeRoutes(app, { links, choices: chosen });
      startStreams(app, { db, notifications, revocations, now });
    },
  };
}
