import type { CourseOffer } from './course-access';

/** The offer, which with the learner's grants decides access. A course sells for the lower of its prices; undefined: no such course. */
export function offerOfCourse(
  course: { actual_price: string | number; discounted_price: string | number; is_public: boolean } | undefined,
): CourseOffer {
  if (!course) return 'missing';
  if (!course.is_public) return 'hidden';
  return Math.min(Number(course.actual_price), Number(course.discounted_price)) === 0 ? 'free' : 'paid';
}
