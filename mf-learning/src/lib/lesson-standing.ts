import type { LearnedCourse } from '@vidyapath/http/learning-progress';

/** Where a learner stands in a lesson. */
export type LessonStanding = LearnedCourse['videos'][number];
