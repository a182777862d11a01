import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { type Static, Type } from 'typebox';

/** Does nothing for a course that is planned for another time now, or not at all. */
export const publishCourseAtTime = defineJob({
  name: 'publish-course',
  payload: Type.Object({ course_id: Type.Integer(), publish_at: Type.String() }),
});
export type PlannedPublication = Static<typeof publishCourseAtTime.payload>;
