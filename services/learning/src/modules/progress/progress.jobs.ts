import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** After a change of a course's lessons. */
export const completeLearners = defineJob({
  name: 'complete-learners',
  payload: Type.Object({ course_id: Type.Integer() }),
});
