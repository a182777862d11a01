import type { Course } from '@vidyapath/http/course';
import type { Tone } from '../screen-parts/state-badge';

export type CourseState = 'published' | 'scheduled' | 'draft';

export const courseStateOf = ({ is_public, publish_at }: Pick<Course, 'is_public' | 'publish_at'>): CourseState => {
  if (is_public) return 'published';
  return publish_at === null ? 'draft' : 'scheduled';
};

export const courseStateTones: Record<CourseState, Tone> = {
  published: 'success',
  scheduled: 'primary',
  draft: 'warning',
};
