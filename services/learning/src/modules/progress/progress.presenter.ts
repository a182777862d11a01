import type { CourseFigures, LearnedCourse, LessonProgress } from '@vidyapath/http/learning-progress';
import type { LessonRow } from '../outlines/outlines';
import { coverageOf, percentOf } from './progress.policy';
import type { FiguresRow, LessonStateRow, NextLesson, StoredProgress } from './progress.repository';

export const presentFigures = (
  course_id: number,
  { total, completed, completed_at }: Omit<FiguresRow, 'misses_removed'>,
): CourseFigures => ({
  course_id,
  percent: percentOf(completed, total),
  completed_videos: completed,
  total_videos: total,
  completed_at: completed_at?.toISOString() ?? null,
});

export const presentLessonProgress = (
  { video_id, course_id, duration_seconds }: LessonRow,
  { position_seconds, covered_seconds, completed }: StoredProgress,
  accepted: boolean,
  course: CourseFigures,
): LessonProgress => ({
  video_id,
  course_id,
  position_seconds,
  covered_seconds,
  duration_seconds,
  coverage: coverageOf({ duration_seconds, covered_seconds }),
  completed,
  accepted,
  course,
});

/** What a person has of a course beside the figures. */
interface LearnedRows {
  lessons: readonly LessonStateRow[];
  lastVideo: number | null;
  next: NextLesson | undefined;
  isReviewed: boolean;
}

/** `lastVideo` is where the person was last, unless that lesson is not there any more. */
export function presentLearnedCourse(
  figures: CourseFigures,
  { lessons, lastVideo, next, isReviewed }: LearnedRows,
): LearnedCourse {
  const last = lessons.find(({ video_id }) => video_id === lastVideo);
  return {
    ...figures,
    last: last ? { video_id: last.video_id, position_seconds: last.position_seconds } : null,
    next: next ? { video_id: next.video_id, position_seconds: next.position_seconds } : null,
    has_review: isReviewed,
    videos: lessons.map((lesson) => ({
      video_id: lesson.video_id,
      position_seconds: lesson.position_seconds,
      coverage: coverageOf(lesson),
      completed: lesson.completed,
    })),
  };
}
