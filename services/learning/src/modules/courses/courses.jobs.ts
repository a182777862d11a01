import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** Removes the data of a deleted course. A repeated run removes the rest. */
export const removeCourse = defineJob({
  name: 'remove-course',
  payload: Type.Object({ course_id: Type.Integer() }),
});
