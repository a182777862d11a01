import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { PartSkeleton } from '../components/part-skeleton';
import type { CoursePanels } from '../lib/course-panels';

const waiting = () => <PartSkeleton />;

/** The panels beside the modules of a course, each fetched when it is first opened. */
export const coursePanels: CoursePanels = {
  Reviews: lazyPart(
    async () =>
      (await import(/* webpackChunkName: 'lazy-reviews' */ '../features/reviews/course-reviews')).CourseReviews,
    waiting,
  ),
  OwnReview: lazyPart(
    async () =>
      (await import(/* webpackChunkName: 'lazy-reviews' */ '../features/reviews/components/own-review')).OwnReview,
    waiting,
  ),
  Discussions: lazyPart(
    async () =>
      (await import(/* webpackChunkName: 'lazy-discussions' */ '../features/discussions/course-discussions'))
        .CourseDiscussions,
    waiting,
  ),
  Notes: lazyPart(
    async () => (await import(/* webpackChunkName: 'lazy-notes' */ '../features/notes/lesson-notes')).LessonNotes,
    waiting,
  ),
};
