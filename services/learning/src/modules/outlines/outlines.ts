import { courseOutlineChanged } from '@vidyapath/http/course-events';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { LearningContext } from '../../context';
import { deleteGoneLessons } from './lessons.repository';
import { storeOutlines } from './outlines.service';

export type { LessonRow } from './lessons.repository';
export { deleteOldRemovals } from './removed-lessons.repository';
export { assertSecond } from './outlines.policy';
export { existingLesson, lessonAt, lessonsOfCourse, storeOutlines } from './outlines.service';

/** Copies of catalogue's lessons. */
export function registerOutlines(app: TypedApp, ctx: LearningContext): void {
  const { db, events } = ctx;
  events.on(courseOutlineChanged, (trx, changes) =>
    storeOutlines(ctx, trx, bodiesOf(changes), !changes.some(({ replayed }) => replayed)),
  );
  const goneLessons = { name: 'learning-gone-lessons', everyMs: 60_000, run: () => deleteGoneLessons(db) };
  startHousekeeping(app, [goneLessons]);
}
