import type { Course } from '@vidyapath/http/course';

/** A course as the list has it that nobody has begun or reviewed. */
export const listedCourse = (course: Course, lesson_count = 0) => ({
  ...course,
  lesson_count,
  learners: 0,
  review_mean: null,
  review_count: 0,
  updated_at: expect.any(String),
});
