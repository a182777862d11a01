import { isEditor } from '@vidyapath/http/roles';
import type { Viewer } from '../../lib/http/viewer';
import type { CourseRow } from '../courses/course-row';

export const courseProgressAccess = { content: 'signed-in', publicContent: 'public' } as const;

/** Whether every signed-in account learns it. One that is not there is no question of money. */
export const isFreeToLearn = (course: Pick<CourseRow, 'actual_price' | 'discounted_price'> | undefined): boolean =>
  !course || Math.min(Number(course.actual_price), Number(course.discounted_price)) === 0;

/** Others see active modules of public courses; the rest is as if it did not exist. */
export const seesHiddenContent = (viewer: Viewer): boolean => isEditor(viewer?.role);
