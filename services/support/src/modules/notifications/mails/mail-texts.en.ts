import { dayIn } from '@vidyapath/service-kit/domain/mail/mail-words';
import type { NotificationTexts } from './notification-texts';

const decisions = {
  accept: 'Your review of it is published now. Thank you for helping others to choose.',
  reject: 'Our team could not publish your review of it. You can edit it and send it again.',
  remove: 'Our team has taken your review of it off the page.',
};

export const englishTexts: NotificationTexts = {
  'certificate-issued': ({ course_name }) => ({
    subject: 'Your certificate is ready',
    body: `Congratulations: you have completed ${course_name}. Your certificate is ready.`,
    button: 'See your certificate',
  }),
  'review-decided': ({ course_name, decision }) => ({
    subject: 'Your review of a course',
    body: `You have written about ${course_name}. ${decisions[decision]}`,
    button: 'Go to the course',
  }),
  'thread-answered': ({ course_name, title, by_staff }) => ({
    subject: 'New answer to your question',
    body: `${by_staff ? 'Our team' : 'Somebody'} has answered your question “${title}” in ${course_name}.`,
    button: 'Read the answer',
  }),
  'access-ending': ({ course_name, ends_at }) => ({
    subject: `Your access to ${course_name ? 'a course' : 'all courses'} ends on ${dayIn('en', ends_at)}`,
    body: `Your access to ${course_name ?? 'all courses'} ends on ${dayIn('en', ends_at)}. Your progress and notes are kept.`,
    button: course_name ? 'Go on learning' : 'Go to your courses',
  }),
  'course-news': ({ course_name, new_lessons }) => ({
    subject: 'New lessons in a course of yours',
    body:
      new_lessons === 1
        ? `There is a new lesson in ${course_name}, which you have begun.`
        : `There are ${new_lessons} new lessons in ${course_name}, which you have begun.`,
    button: 'Go to the course',
  }),
  'review-waiting': ({ course_name }) => ({
    subject: 'A review waits',
    body: `A review of ${course_name} waits for a decision.`,
    button: 'Open the reviews',
  }),
  'ticket-waiting': ({ number, subject }) => ({
    subject: `Ticket ${number} waits`,
    body: `Ticket ${number} “${subject}” waits for an answer.`,
    button: 'Open the ticket',
  }),
  attention: ({ order_number }) => ({
    subject: order_number ? `Order ${order_number} needs attention` : 'Payments need attention',
    body: order_number
      ? `Something about order ${order_number} needs a look by staff.`
      : 'Something about payments needs a look by staff.',
    button: 'See what needs attention',
  }),
  'lesson-failed': ({ title }) => ({
    subject: 'A lesson file of yours cannot be played',
    body: `The file “${title}” that you uploaded cannot be played as a lesson. The reason is shown beside it.`,
    button: 'Open the modules',
  }),
  'course-published': ({ course_name, published, due_at }) => ({
    subject: published ? 'Your course is on sale' : 'Your course could not be published',
    body: published
      ? `${course_name} is on sale since ${dayIn('en', due_at)}, as planned.`
      : `${course_name} was to go on sale on ${dayIn('en', due_at)}, but it lacked something, so it stays hidden. Its page says what.`,
    button: 'Open the course',
  }),
};
