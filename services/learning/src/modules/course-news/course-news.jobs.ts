import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** Publishes the new lessons of a course. */
export const publishCourseNews = defineJob({
  name: 'course-news',
  payload: Type.Object({ course_id: Type.Integer() }),
});
