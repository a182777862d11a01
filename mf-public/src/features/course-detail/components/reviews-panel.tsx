import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { LatePart } from '../../../components/late-part';

/** Fetched when the tab is opened. */
export const ReviewsPanel = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-reviews' */ './course-reviews')).CourseReviews,
  (_props, late) => <LatePart height={320} {...late} />,
);
