import { isEditor } from '@vidyapath/http/roles';
import type { CourseOffer } from '@vidyapath/service-kit/access/course-access';
import type { Viewer } from '../../lib/http/viewer';
import type { CourseRow } from '../courses/course-row';

export const courseProgressAccess = { content: 'signed-in', publicContent: 'public' } as const;

/** Of which a learner's access follows, with what the learner holds. */
export function offerOfCourse(
  course: Pick<CourseRow, 'actual_price' | 'discounted_price' | 'is_public'> | undefined,
): CourseOffer {
  if (!course) return 'missing';
  if (!course.is_public) return 'hidden';
  return Math.min(Number(course.actual_price), Number(course.discounted_price)) === 0 ? 'free' : 'paid';
}

/** Others see active modules of public courses; the rest is as if it did not exist. */
export const seesHiddenContent = (viewer: Viewer): boolean => isEditor(viewer?.role);
