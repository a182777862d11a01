import { useLearnedCourseQuery } from '../../../lib/learning.endpoints';
import type { LessonStanding } from '../../../lib/lesson-standing';

/** The learner's progress in a lesson; undefined until it is known. */
export const useLearned = (courseId: number, videoId: number | null): LessonStanding | undefined =>
  useLearnedCourseQuery(courseId, {
    skip: videoId === null,
    selectFromResult: ({ data }) => ({ learned: data?.videos.find(({ video_id }) => video_id === videoId) }),
  }).learned;
