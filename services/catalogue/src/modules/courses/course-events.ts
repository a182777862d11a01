import type { Course } from '@vidyapath/http/course';
import { courseChanged } from '@vidyapath/http/course-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';

/** Tells other services, once `trx` is committed, what became of a course; undefined: it was deleted. */
export type PublishChange = (trx: Knex.Transaction, id: number, course: Course | undefined) => Promise<void>;

export function createCourseEvents({ publish }: Pick<Events, 'publish'>): PublishChange {
  return (trx, id, course) =>
    publish(trx, courseChanged, async () => {
      const counted = await trx('course_changes').where('course_id', id).first<{ version: string }>('version');
      return { course_id: id, version: Number(counted.version), course: course ? whatOthersNeed(course) : null };
    });
}

const whatOthersNeed = (course: Course) => ({
  course_name: course.course_name,
  course_language: course.course_language,
  banner_image: course.banner_image,
  actual_price: course.actual_price,
  discounted_price: course.discounted_price,
  is_premium: course.is_premium,
  is_public: course.is_public,
  category_id: course.category_id,
});
