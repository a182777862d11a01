import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import { CourseProgressPage } from '../features/course-progress/course-progress.page';
import type { LearningSlice } from './slice';
import { SliceProvider } from './slice-provider';

const handle: RouteHandle = { titleKey: 'title' };

export function createLearningRoutes(slice: LearningSlice): SliceRoute[] {
  const element = (
    <SliceProvider slice={slice}>
      <CourseProgressPage />
    </SliceProvider>
  );
  return [
    { path: '/course/course-progress', element, handle },
    { path: '/course/course-progress/:courseId', element, handle },
  ];
}
