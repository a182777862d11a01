import { attentionRaised, orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import { certificateIssued, courseNews, reviewChanged, threadAnswered } from '@vidyapath/http/learning-events';
import type { EventBody, EventKind } from '@vidyapath/service-kit/events/event';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import type { Static } from 'typebox';
import type { NewNotification, Notify } from './new-notification';
import {
  answerNotification,
  attentionNotification,
  certificateNotification,
  courseNewsNotification,
  orderPaidNotification,
  refundNotification,
  reviewNotifications,
} from './notifications-of-events';

/** Creates the notifications of events that other services publish. */
export function notificationEvents(notify: Notify): EventHandler[] {
  const on = <Body extends EventBody>(
    kind: EventKind<Body>,
    notificationsOf: (body: Static<Body>, at: Date) => NewNotification | NewNotification[],
  ): EventHandler =>
    onEvent(kind, async (trx, body, { occurred_at }) => {
      for (const notification of [notificationsOf(body, new Date(occurred_at))].flat()) await notify(trx, notification);
    });
  return [
    on(orderPaid, orderPaidNotification),
    on(refundProcessed, refundNotification),
    on(certificateIssued, certificateNotification),
    on(reviewChanged, reviewNotifications),
    on(threadAnswered, answerNotification),
    on(courseNews, courseNewsNotification),
    on(attentionRaised, attentionNotification),
  ];
}
