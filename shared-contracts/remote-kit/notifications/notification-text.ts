import { formatPaise } from '@vidyapath/client/formats/money';
import { textIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import type { KnownNotification } from '@vidyapath/http/support-notifications';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';

/** The text of a notification in the reader's language. */
export function notificationText(t: Translate, language: Language, notification: KnownNotification) {
  return { title: t(`notifications.kinds.${notification.type}.title`), message: messageOf(t, language, notification) };
}

function messageOf(t: Translate, language: Language, { type, params }: KnownNotification): string {
  const key = `notifications.kinds.${type}`;
  switch (type) {
    case 'order-paid':
      return t(`${key}.message`, { number: params.order_number, amount: formatPaise(params.total_paise) });
    case 'refund-processed':
      return t(`${key}.message`, { number: params.order_number, amount: formatPaise(params.amount_paise) });
    case 'review-decided':
      return t(`${key}.${params.decision}`, { course: nameIn(language, params) });
    case 'thread-answered':
      return t(params.by_staff ? `${key}.byStaff` : `${key}.message`, {
        title: params.title,
        course: nameIn(language, params),
      });
    case 'ticket-answered':
    case 'ticket-waiting':
      return t(`${key}.message`, { number: params.number, subject: params.subject });
    case 'access-ending':
      return t(params.course_name === null ? `${key}.all` : `${key}.message`, {
        course: nameIn(language, params),
        time: momentText(language, params.ends_at),
      });
    case 'course-news':
      return t(`${key}.message`, { course: nameIn(language, params), count: params.new_lessons });
    case 'lesson-failed':
      return t(`${key}.message`, { title: params.title });
    case 'attention':
      return params.order_number ? t(`${key}.order`, { number: params.order_number }) : t(`${key}.message`);
    case 'certificate-issued':
    case 'review-waiting':
      return t(`${key}.message`, { course: nameIn(language, params) });
    case 'course-published':
      return t(params.published ? `${key}.message` : `${key}.failed`, {
        course: nameIn(language, params),
        time: momentText(language, params.due_at),
      });
    default:
      // Only a newer service knows it.
      return type satisfies never;
  }
}

const nameIn = (
  language: Language,
  { course_name, course_name_hi }: { course_name: string | null; course_name_hi?: string },
): string => textIn(language, course_name ?? '', course_name_hi);
