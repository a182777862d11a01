import { useLearnedCourseQuery } from '../learning.endpoints';
import type { LessonStanding } from '../lesson-standing';

/** The learner's progress in a lesson; undefined until it is known. */
export const useLearned = (courseId: number, videoId: number | null): LessonStanding | undefined =>
  useLearnedCourseQuery(courseId, {
    skip: videoId === null,
    selectFromResult: ({ data }) => ({ learned: data?.videos.find(({ video_id }) => video_id === videoId) }),
  }).learned;
