import { courseCompleted } from '@vidyapath/http/learning-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { LearningHooks } from '../../hooks';
import type { CoursesRepository } from '../courses/courses.repository';
import { type FiguresRow, progressRepository } from './progress.repository';

export interface CompleteCourseIfDoneOptions {
  courses: Pick<CoursesRepository, 'find'>;
  events: Pick<Events, 'publish'>;
  hooks: Pick<LearningHooks, 'courseCompleted'>;
}

/** Publishes the completion of a course once, when all of its lessons are completed; returns the person's figures after that. */
export type CompleteCourseIfDone = (
  trx: Knex.Transaction,
  userId: number,
  courseId: number,
  at: Date,
) => Promise<FiguresRow>;

export function createCompleteCourseIfDone({
  courses,
  events,
  hooks,
}: CompleteCourseIfDoneOptions): CompleteCourseIfDone {
  return async (trx, user_id, course_id, completed_at) => {
    const figures = await progressRepository.figures(trx, user_id, course_id);
    if (figures.total === 0 || figures.completed < figures.total || figures.completed_at) return figures;
    if (!(await progressRepository.markCourseCompleted(trx, user_id, course_id, completed_at))) return figures;
    const course_name = (await courses.find(trx, course_id))?.course_name ?? '';
    const completion = { user_id, course_id, course_name };
    for (const hook of hooks.courseCompleted) await hook(trx, { ...completion, completed_at });
    await events.publish(trx, courseCompleted, () => ({
      ...completion,
      completed_at: completed_at.toISOString(),
      version: 1,
    }));
    return { ...figures, completed_at };
  };
}
