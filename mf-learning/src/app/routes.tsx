import type { RouteHandle } from '@vidyapath/platform-api/remote-module';
import type { RouteObject } from 'react-router';
import { CourseProgressPage } from '../features/course-progress/course-progress.page';
import type { LearningSlice } from './slice';
import { SliceProvider } from './slice-provider';

const handle: RouteHandle = { titleKey: 'title' };

export function createLearningRoutes(slice: LearningSlice): RouteObject[] {
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
