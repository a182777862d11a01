import { textIn, titlesIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { useOwnCoursesQuery, useOwnOrdersQuery } from '../api/own.endpoints';
import type { AtHand } from './at-hand';

export interface Subject {
  id: string;
  text: string;
}

const withOne = (known: readonly Subject[], id: string, text: string): readonly Subject[] =>
  id === '' || known.some((one) => one.id === id) ? known : [{ id, text }, ...known];

/** One's own orders and courses, to choose from; those of the address are there even while the lists cannot be loaded. */
export function useSubjects({ order_id, course_id }: AtHand) {
  const t = useT();
  const language = useLanguage();
  const fresh = { refetchOnMountOrArgChange: true };
  const { data: orders = [] } = useOwnOrdersQuery(undefined, fresh);
  const { data: courses = [] } = useOwnCoursesQuery(undefined, fresh);
  const ownOrders = orders.map(({ order_id: id, order_number: number, items }) => ({
    id,
    text: t('newTicket.order', { number, titles: titlesIn(language, items) }),
  }));
  const ownCourses = courses.map(({ course_id: id, course_name, course_name_hi }) => ({
    id: String(id),
    text: textIn(language, course_name, course_name_hi),
  }));
  return {
    orders: withOne(ownOrders, order_id, t('newTicket.thisOrder', { id: order_id.slice(0, 8) })),
    courses: withOne(ownCourses, course_id, t('newTicket.thisCourse', { id: course_id })),
  };
}
