import type { Course } from '@vidyapath/http/course';
import type { Tone } from '../screen-parts/state-badge';

/** When a hidden course is to be published; null: not planned. */
export type BuiltCourse = Course & { publish_at?: string | null };

export type CourseState = 'published' | 'scheduled' | 'draft';

export const courseStateOf = ({
  is_public,
  publish_at,
}: Pick<BuiltCourse, 'is_public' | 'publish_at'>): CourseState => {
  if (is_public) return 'published';
  return publish_at ? 'scheduled' : 'draft';
};

export const courseStateTones: Record<CourseState, Tone> = {
  published: 'success',
  scheduled: 'primary',
  draft: 'warning',
};
