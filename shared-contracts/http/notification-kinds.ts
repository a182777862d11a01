/* Kinds of notifications. Without a schema, so that a page pays for the names alone. */

/** Notifications of learners and of staff. */
export const personalKinds = [
  'order-paid',
  'refund-processed',
  'certificate-issued',
  'review-decided',
  'thread-answered',
  'ticket-answered',
  'access-ending',
  'course-news',
] as const;

/** Notifications of staff only; a user who is no longer staff does not see them. */
export const staffKinds = [
  'review-waiting',
  'ticket-waiting',
  'attention',
  'lesson-failed',
  'course-published',
] as const;

export const notificationKinds = [...personalKinds, ...staffKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Receipts: always mailed, by the service that creates them. */
export const receiptKinds = ['order-paid', 'refund-processed'] as const satisfies readonly NotificationKind[];

/** Kinds whose mails a person may end. */
export type ChosenKind = Exclude<NotificationKind, (typeof receiptKinds)[number]>;

/** Whether each kind is mailed to a user without a choice. */
export const mailedByDefault: Readonly<Record<NotificationKind, boolean>> = {
  'order-paid': true,
  'refund-processed': true,
  'certificate-issued': true,
  'review-decided': true,
  'thread-answered': true,
  'ticket-answered': true,
  'access-ending': true,
  'course-news': true,
  'review-waiting': false,
  'ticket-waiting': false,
  attention: true,
  'lesson-failed': false,
  'course-published': true,
};

/* Topics: whoever opens the page of one has read its notifications. */
export const threadTopic = (threadId: string): string => `thread/${threadId}`;
export const ticketTopic = (ticketId: string): string => `ticket/${ticketId}`;

interface CourseNames {
  course_name: string;
  /** Left out where there is none. */
  course_name_hi?: string;
}

/** Parameters of each kind, for its sentence in the reader's language; times are RFC 3339. */
export interface NotificationParams {
  'order-paid': { order_number: string; total_paise: number };
  'refund-processed': { order_number: string; amount_paise: number };
  'certificate-issued': CourseNames;
  'review-decided': CourseNames & { decision: 'accept' | 'reject' | 'remove' };
  'thread-answered': CourseNames & { title: string; by_staff: boolean };
  'ticket-answered': { number: string; subject: string };
  /** `course_name` is null for access to all courses. */
  'access-ending': Partial<Pick<CourseNames, 'course_name_hi'>> & {
    course_name: string | null;
    ends_at: string;
    days: 14 | 2;
  };
  'course-news': CourseNames & { new_lessons: number };
  'review-waiting': CourseNames;
  'ticket-waiting': { number: string; subject: string };
  /** `kind` is one of `attentionKinds`; not every item is about an order. */
  attention: { kind: string; order_number: string | null };
  /** `problem` is one of `assetProblems`. */
  'lesson-failed': { title: string; problem: string };
  /** `published` is false where the course lacked something at its time, and stays hidden. */
  'course-published': CourseNames & { published: boolean; due_at: string };
}
