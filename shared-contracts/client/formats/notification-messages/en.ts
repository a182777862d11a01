import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { Messages } from '@vidyapath/platform-api/i18n';

/** Of the list that the bell opens and of the page with all of them; under `notifications` of a slice. */
const messages = {
  page: 'Notifications',
  title: '{{count}} New Notifications',
  all: 'Show all notifications',
  readAll: 'Mark all as read',
  more: 'Show more',
  unread: 'New',
  empty: 'Nothing yet',
  emptyText: 'Orders, answers and news of your courses appear here.',
  failed: 'Your notifications could not be loaded.',
  loading: 'Loading your notifications',
  retry: 'Try again',
  kinds: {
    'order-paid': { title: 'Order paid', message: 'Order {{number}} of {{amount}} is paid. You can start learning.' },
    'refund-processed': {
      title: 'Refund processed',
      message: '{{amount}} for order {{number}} is on its way back to you.',
    },
    'certificate-issued': {
      title: 'Your certificate',
      message: 'You have completed {{course}}. Your certificate is ready.',
    },
    'review-decided': {
      title: 'Your review',
      accept: 'Your review of {{course}} is published.',
      reject: 'Your review of {{course}} could not be published. You can edit it.',
      remove: 'Your review of {{course}} was removed from the page.',
    },
    'thread-answered': {
      title: 'New answer',
      message: '“{{title}}” in {{course}} has an answer.',
      byStaff: 'Our team has answered “{{title}}” in {{course}}.',
    },
    'ticket-answered': { title: 'Ticket answered', message: '{{number}}: {{subject}}' },
    'access-ending': {
      title: 'Access ends soon',
      message: 'Your access to {{course}} ends on {{time}}.',
      all: 'Your access to all courses ends on {{time}}.',
    },
    'course-news': {
      title: 'New lessons',
      message_one: '{{count}} new lesson in {{course}}.',
      message_other: '{{count}} new lessons in {{course}}.',
    },
    'review-waiting': { title: 'Review waiting', message: 'A review of {{course}} is waiting for a decision.' },
    'ticket-waiting': { title: 'Ticket waiting', message: '{{number}}: {{subject}}' },
    attention: {
      title: 'Needs attention',
      message: 'A payment needs attention.',
      order: 'Order {{number}} needs attention.',
    },
    'lesson-failed': { title: 'Lesson not ready', message: 'The file “{{title}}” cannot be played as a lesson.' },
    'course-published': {
      title: 'Planned publication',
      message: '{{course}} is on sale since {{time}}.',
      failed: '{{course}} lacked something on {{time}} and stays hidden.',
    },
  },
} satisfies Messages & { kinds: Record<NotificationKind, Messages> };

export default messages;
