import { onDemand } from '@vidyapath/client/requests/on-demand';
import { PartSkeleton } from '../components/part-skeleton';
import type { CoursePanels } from '../lib/course-panels';

const waiting = () => <PartSkeleton />;

/** The panels beside the modules of a course, each fetched when it is first opened. */
export const coursePanels: CoursePanels = {
  Reviews: onDemand(
    async () =>
      (await import(/* webpackChunkName: 'lazy-reviews' */ '../features/reviews/course-reviews')).CourseReviews,
    waiting,
  ),
  Discussions: onDemand(
    async () =>
      (await import(/* webpackChunkName: 'lazy-discussions' */ '../features/discussions/course-discussions'))
        .CourseDiscussions,
    waiting,
  ),
  Notes: onDemand(
    async () => (await import(/* webpackChunkName: 'lazy-notes' */ '../features/notes/lesson-notes')).LessonNotes,
    waiting,
  ),
};
