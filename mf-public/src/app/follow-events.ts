import type { PlatformEvents } from '@vidyapath/platform-api/events';
import { publicApi } from '../lib/public-api';
import type { PublicStore } from './store';

/** Facts of other slices make what they touch be read anew, at once where it is shown. */
export function followEvents(events: PlatformEvents, { dispatch }: PublicStore): void {
  const { invalidateTags } = publicApi.util;
  events.subscribe('catalogue.category-changed@1', () => {
    dispatch(invalidateTags([{ type: 'Category', id: 'LIST' }, { type: 'Course', id: 'LIST' }]));
  });
  events.subscribe('catalogue.course-changed@1', ({ courseId }) => {
    dispatch(invalidateTags([{ type: 'Course', id: courseId }, { type: 'Course', id: 'LIST' }]));
  });
  for (const name of ['catalogue.module-changed@1', 'catalogue.video-changed@1'] as const) {
    events.subscribe(name, ({ courseId }) => {
      dispatch(invalidateTags([{ type: 'Course', id: courseId }]));
    });
  }
}
