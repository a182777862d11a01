import { courseOutlineChanged } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { LearningContext } from '../../context';
import { deleteGoneLessons } from './lessons.repository';
import { storeOutline } from './outlines.service';

export type { LessonRow } from './lessons.repository';
export { assertSecond } from './outlines.policy';
export { existingLesson, lessonAt, lessonsOfCourse, storeOutline } from './outlines.service';

/** Copies of catalogue's lessons. */
export function registerOutlines(app: TypedApp, ctx: LearningContext): void {
  const { db, events, clients } = ctx;
  events.on(courseOutlineChanged, (trx, outline) => storeOutline(ctx, trx, outline, true));
  // Whatever no event brought, such as all that was there before learning was.
  const feed = feedJob(db, {
    name: 'learning-outlines',
    feed: 'catalogue.outlines',
    fetchPage: (after) => bodyOf(clients.catalogue.GET('/internal/course-outlines', { params: { query: { after } } })),
    keep: (trx, outline) => storeOutline(ctx, trx, outline, false),
  });
  const goneLessons = { name: 'learning-gone-lessons', everyMs: 60_000, run: () => deleteGoneLessons(db) };
  startHousekeeping(app, [feed, goneLessons]);
}
