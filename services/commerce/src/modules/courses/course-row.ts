import type { courseChanged } from '@vidyapath/http/course-events';
import type { Static } from 'typebox';
import { paiseOfRupees } from '../../lib/money/paise';
import type { CourseRow } from './courses.repository';

export type CourseChange = Static<typeof courseChanged.body>;

const gone = { title: '', title_hi: '', banner_image: '', list_paise: 0, price_paise: 0, is_public: false };

/** What commerce keeps of a change of a course. It sells for the discounted price where that is lower. */
export function courseRowOf({ course_id, version, course }: CourseChange): CourseRow {
  if (!course) return { course_id, version, deleted: true, ...gone };
  const list = paiseOfRupees(course.actual_price);
  return {
    course_id,
    version,
    deleted: false,
    title: course.course_name,
    title_hi: course.course_name_hi ?? '',
    banner_image: course.banner_image,
    list_paise: list,
    price_paise: Math.min(list, paiseOfRupees(course.discounted_price)),
    is_public: course.is_public,
  };
}
