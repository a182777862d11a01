import { attentionRaised, orderPaid, refundProcessed } from '@vidyapath/http/commerce-events';
import { certificateIssued, courseNews, reviewChanged, threadAnswered } from '@vidyapath/http/learning-events';
import type { EventBody, EventKind } from '@vidyapath/service-kit/events/event';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import type { Static } from 'typebox';
import type { Tell, Telling } from './telling';
import {
  toldOfAnswer,
  toldOfAttention,
  toldOfCertificate,
  toldOfCourseNews,
  toldOfOrderPaid,
  toldOfRefund,
  toldOfReview,
} from './told-events';

/** What other services tell support, and whom it tells in turn. */
export function notificationEvents(tell: Tell): EventHandler[] {
  const on = <Body extends EventBody>(
    kind: EventKind<Body>,
    toldOf: (body: Static<Body>, at: Date) => Telling | Telling[],
  ): EventHandler =>
    onEvent(kind, async (trx, body, { occurred_at }) => {
      for (const telling of [toldOf(body, new Date(occurred_at))].flat()) await tell(trx, telling);
    });
  return [
    on(orderPaid, toldOfOrderPaid),
    on(refundProcessed, toldOfRefund),
    on(certificateIssued, toldOfCertificate),
    on(reviewChanged, toldOfReview),
    on(threadAnswered, toldOfAnswer),
    on(courseNews, toldOfCourseNews),
    on(attentionRaised, toldOfAttention),
  ];
}
