import type { ChosenKind } from '@vidyapath/http/notification-kinds';

/** Names of the kinds of mails that a person may choose, for Settings and the unsubscribe page. */
const messages = {
  'certificate-issued': 'Certificates',
  'review-decided': 'Decisions about my reviews',
  'thread-answered': 'Answers to my questions in courses',
  'ticket-answered': 'Answers to my tickets',
  'access-ending': 'Access ending soon',
  'course-news': 'New lessons in my courses',
  'review-waiting': 'Reviews waiting (staff)',
  'ticket-waiting': 'Tickets waiting (staff)',
  attention: 'Orders that need attention (staff)',
  'lesson-failed': 'Lesson files that cannot be played (staff)',
  'course-published': 'Planned publications of courses (staff)',
} satisfies Record<ChosenKind, string>;

export default messages;
