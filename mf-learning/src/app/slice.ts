import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createProgressView, type ProgressView } from '../features/course-progress/state/progress-view';
import { learningApi } from '../lib/api';
import { createLearningStore, type LearningStore } from './store';

/** One running copy of the slice: its stores, and its ears for what other slices change. */
export interface LearningSlice {
  platform: PlatformApi;
  store: LearningStore;
  view: ProgressView;
  /** Drops everything that belonged to the user. */
  reset: () => void;
  dispose: () => void;
}

export function createLearningSlice(platform: PlatformApi): LearningSlice {
  const store = createLearningStore(platform);
  const view = createProgressView();
  const refresh = ({ courseId }: { courseId: number }) =>
    void store.dispatch(learningApi.util.invalidateTags([{ type: 'CourseProgress', id: courseId }]));
  const subscriptions = [
    platform.events.subscribe('catalogue.course-changed@1', refresh),
    platform.events.subscribe('catalogue.module-changed@1', refresh),
    platform.events.subscribe('catalogue.video-changed@1', refresh),
  ];
  return {
    platform,
    store,
    view,
    reset() {
      view.getState().forget();
      store.dispatch(learningApi.util.resetApiState());
    },
    dispose: () => subscriptions.forEach((end) => end()),
  };
}
