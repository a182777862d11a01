import type { LearnedCourse } from '@vidyapath/http/learning-progress';

/** A learner's progress in a lesson. */
export type LessonStanding = LearnedCourse['videos'][number];
