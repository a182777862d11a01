import type { CourseOffer } from './course-access';

/** Of which a learner's access follows, with what the learner holds. A course sells for the lower of its prices; undefined: there is none. */
export function offerOfCourse(
  course: { actual_price: string | number; discounted_price: string | number; is_public: boolean } | undefined,
): CourseOffer {
  if (!course) return 'missing';
  if (!course.is_public) return 'hidden';
  return Math.min(Number(course.actual_price), Number(course.discounted_price)) === 0 ? 'free' : 'paid';
}
