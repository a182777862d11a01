import { shortCourseAddress } from './public-pages';
import { slugOf } from './slug';

/** The canonical address of a course's page. */
export const courseAddress = ({ course_id, name }: { course_id: number; name: string }): string =>
  `${shortCourseAddress(course_id)}-${slugOf(name)}`;
