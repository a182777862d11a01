import { type AttentionRaised, type OrderPaid, type RefundProcessed } from '@vidyapath/http/commerce-events';
import type { CertificateIssued, CourseNews, ReviewChanged, ThreadAnswered } from '@vidyapath/http/learning-events';
import type { Telling } from './telling';

/* What each event has to tell. By the event alone, so that neither order nor repetition changes what is told. */

export const toldOfOrderPaid = ({ order_id, order_number, total_paise, user_id, paid_at }: OrderPaid): Telling => ({
  cause: `order-paid/${order_id}`,
  type: 'order-paid',
  params: { order_number, total_paise },
  link: `/orders/${order_id}`,
  at: new Date(paid_at),
  to: user_id,
});

export const toldOfRefund = (refund: RefundProcessed): Telling => ({
  cause: `refund-processed/${refund.refund_id}`,
  type: 'refund-processed',
  params: { order_number: refund.order_number, amount_paise: refund.amount_paise },
  link: `/orders/${refund.order_id}`,
  at: new Date(refund.processed_at),
  to: refund.user_id,
});

export const toldOfCertificate = ({ serial, user_id, course_name, issued_at }: CertificateIssued): Telling => ({
  cause: `certificate-issued/${serial}`,
  type: 'certificate-issued',
  params: { course_name },
  link: `/certificates/${encodeURIComponent(serial)}`,
  at: new Date(issued_at),
  to: user_id,
});

/**
 * A decision is told to who wrote, a text that waits to staff: once from one decision to the next, however often it is edited between.
 */
export function toldOfReview(review: ReviewChanged, receivedAt: Date): Telling[] {
  const { review_id, user_id, course_id, course_name, waiting, decision, decided_at, deleted } = review;
  if (deleted) return [];
  const decided: Telling[] =
    decision && decided_at
      ? [
          {
            cause: `review-decided/${review_id}/${decided_at}`,
            type: 'review-decided',
            params: { course_name, decision },
            link: `/course/course-progress/${course_id}`,
            at: new Date(decided_at),
            to: user_id,
          },
        ]
      : [];
  if (!waiting) return decided;
  const cause = `review-waiting/${review_id}/${decided_at ?? 'new'}`;
  const params = { course_name };
  return [
    ...decided,
    { cause, type: 'review-waiting', params, link: '/moderation/reviews', at: receivedAt, to: 'staff' },
  ];
}

export const toldOfAnswer = (answer: ThreadAnswered): Telling => ({
  cause: `thread-answered/${answer.post_id}`,
  type: 'thread-answered',
  params: { course_name: answer.course_name, title: answer.title, by_staff: answer.by_staff },
  link: `/course/course-progress/${answer.course_id}?thread=${encodeURIComponent(answer.thread_id)}`,
  at: new Date(answer.answered_at),
  to: answer.user_id,
});

export const toldOfCourseNews = (news: CourseNews, receivedAt: Date): Telling => ({
  cause: `course-news/${news.user_id}/${news.course_id}/${news.day}`,
  type: 'course-news',
  params: { course_name: news.course_name, new_lessons: news.new_lessons },
  link: `/course/course-progress/${news.course_id}`,
  at: receivedAt,
  to: news.user_id,
});

export const toldOfAttention = ({ attention_id, kind, order_number, raised_at }: AttentionRaised): Telling => ({
  cause: `attention/${attention_id}`,
  type: 'attention',
  params: { kind, order_number },
  link: '/sales/attention',
  at: new Date(raised_at),
  to: 'staff',
});
