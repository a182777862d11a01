import { attentionRaised, orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import { publicationDue } from '@vidyapath/http/course-events';
import { certificateIssued, courseNews, reviewChanged, threadAnswered } from '@vidyapath/http/learning-events';
import { lessonFailed } from '@vidyapath/http/media-events';
import type { EventBody, EventKind } from '@vidyapath/service-kit/events/event';
import type { Static } from 'typebox';
import type { SupportContext } from '../../context';
import type { NewNotification } from './new-notification';
import {
  answerNotification,
  attentionNotification,
  certificateNotification,
  courseNewsNotification,
  lessonFailedNotification,
  orderPaidNotification,
  publicationNotification,
  refundNotification,
  reviewNotifications,
} from './notifications-of-events';
import { notify } from './notify';

/** Creates the notifications of events that other services publish. */
export function notifyOfEvents(ctx: SupportContext): void {
  const on = <Body extends EventBody>(
    kind: EventKind<Body>,
    notificationsOf: (body: Static<Body>, at: Date) => NewNotification | NewNotification[],
  ): void =>
    ctx.events.on(kind, async (trx, events) => {
      for (const { body, occurred_at } of events)
        for (const notification of [notificationsOf(body, new Date(occurred_at))].flat())
          await notify(ctx, trx, notification);
    });
  on(orderPaid, orderPaidNotification);
  on(refundProcessed, refundNotification);
  on(certificateIssued, certificateNotification);
  on(reviewChanged, reviewNotifications);
  on(threadAnswered, answerNotification);
  on(courseNews, courseNewsNotification);
  on(attentionRaised, attentionNotification);
  on(lessonFailed, lessonFailedNotification);
  on(publicationDue, publicationNotification);
}
