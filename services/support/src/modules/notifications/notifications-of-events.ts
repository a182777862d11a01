import { type AttentionRaised, type OrderPaid, type RefundProcessed } from '@vidyapath/http/commerce-events';
import type { CertificateIssued, CourseNews, ReviewChanged, ThreadAnswered } from '@vidyapath/http/learning-events';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { PublicationDue } from '@vidyapath/http/course-events';
import type { LessonFailed } from '@vidyapath/http/media-events';
import { threadTopic } from '@vidyapath/http/notification-kinds';
import type { NewNotification } from './new-notification';

/* The notifications of each event. They depend on the event alone, so that neither order nor repetition changes them. */

export const orderPaidNotification = ({
  order_id,
  order_number,
  total_paise,
  user_id,
  paid_at,
}: OrderPaid): NewNotification => ({
  cause: `order-paid/${order_id}`,
  type: 'order-paid',
  params: { order_number, total_paise },
  link: `/orders/${order_id}`,
  at: new Date(paid_at),
  to: user_id,
});

export const refundNotification = (refund: RefundProcessed): NewNotification => ({
  cause: `refund-processed/${refund.refund_id}`,
  type: 'refund-processed',
  params: { order_number: refund.order_number, amount_paise: refund.amount_paise },
  link: `/orders/${refund.order_id}`,
  at: new Date(refund.processed_at),
  to: refund.user_id,
});

export const certificateNotification = ({
  serial,
  user_id,
  course_id,
  course_name,
  issued_at,
}: CertificateIssued): NewNotification => ({
  cause: `certificate-issued/${serial}`,
  type: 'certificate-issued',
  params: { course_name },
  courseId: course_id,
  link: lessonAddress({ course_id, end: true }),
  at: new Date(issued_at),
  to: user_id,
});

/**
 * The writer is notified of a decision, staff of a text that waits: once between two decisions, however often it is edited in between.
 */
export function reviewNotifications(review: ReviewChanged, receivedAt: Date): NewNotification[] {
  const { review_id, user_id, course_id, course_name, waiting, decision, decided_at, deleted } = review;
  if (deleted) return [];
  const decided: NewNotification[] =
    decision && decided_at
      ? [
          {
            cause: `review-decided/${review_id}/${decided_at}`,
            type: 'review-decided',
            params: { course_name, decision },
            courseId: course_id,
            link: lessonAddress({ course_id, tab: 'about' }),
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
    {
      cause,
      type: 'review-waiting',
      params,
      courseId: course_id,
      link: '/moderation/reviews',
      at: receivedAt,
      to: 'staff',
    },
  ];
}

export const answerNotification = ({
  course_id,
  course_name,
  video_id,
  thread_id,
  post_id,
  title,
  by_staff,
  answered_at,
  user_id,
}: ThreadAnswered): NewNotification => ({
  cause: `thread-answered/${post_id}`,
  type: 'thread-answered',
  params: { course_name, title, by_staff },
  courseId: course_id,
  link: lessonAddress({ course_id, video_id, thread_id, post_id }),
  topic: threadTopic(thread_id),
  at: new Date(answered_at),
  to: user_id,
});

export const courseNewsNotification = (news: CourseNews, receivedAt: Date): NewNotification => ({
  cause: `course-news/${news.user_id}/${news.course_id}/${news.day}`,
  type: 'course-news',
  params: { course_name: news.course_name, new_lessons: news.new_lessons },
  courseId: news.course_id,
  link: lessonAddress({ course_id: news.course_id }),
  at: receivedAt,
  to: news.user_id,
});

export const attentionNotification = ({
  attention_id,
  kind,
  order_number,
  raised_at,
}: AttentionRaised): NewNotification => ({
  cause: `attention/${attention_id}`,
  type: 'attention',
  params: { kind, order_number },
  link: '/sales/attention',
  at: new Date(raised_at),
  to: 'staff',
});

/** The person who uploaded the file, while that is staff. */
export const lessonFailedNotification = (
  { asset_id, version, title, problem, user_id }: LessonFailed,
  receivedAt: Date,
): NewNotification => ({
  cause: `lesson-failed/${asset_id}/${version}`,
  type: 'lesson-failed',
  params: { title, problem },
  link: '/course/module-master',
  at: receivedAt,
  to: user_id,
});

/** The person who planned it, while that is staff. */
export const publicationNotification = (due: PublicationDue): NewNotification => ({
  cause: `course-published/${due.course_id}/${due.version}`,
  type: 'course-published',
  params: { course_name: due.course_name, published: due.published, due_at: due.due_at },
  courseId: due.course_id,
  link: `/studio/courses/${due.course_id}/details`,
  at: new Date(due.due_at),
  to: due.user_id,
});
