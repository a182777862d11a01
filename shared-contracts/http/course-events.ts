import { type Static, Type } from 'typebox';
import { CourseSchema } from './course';

/** A course after a change. `course` is what other services need of it; null: it was deleted. */
export const CourseChangeSchema = Type.Object({
  course_id: Type.Integer(),
  /** Grows with each change of this course. */
  version: Type.Integer(),
  course: Type.Union([
    Type.Pick(CourseSchema, [
      'course_name',
      'course_language',
      'banner_image',
      'actual_price',
      'discounted_price',
      'is_premium',
      'is_public',
      'category_id',
    ]),
    Type.Null(),
  ]),
});
export type CourseChange = Static<typeof CourseChangeSchema>;

/** Told by the catalogue at each change of a course. */
export const courseChanged = { type: 'catalogue.course-changed', version: 1, body: CourseChangeSchema };
