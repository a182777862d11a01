import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { screen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { CourseProgressPage } from '../features/course-progress/course-progress.page';
import { createProgressView } from '../features/course-progress/state/progress-view';
import { ProgressViewContext } from '../features/course-progress/state/progress-view-context';
import { api } from '../lib/api';

const refresh = ({ courseId }: { courseId: number }) => [{ type: 'CourseProgress', id: courseId } as const];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, {
    api,
    staleTags: {
      'catalogue.course-changed@1': refresh,
      'catalogue.module-changed@1': refresh,
      'catalogue.video-changed@1': refresh,
    },
  });
  const view = createProgressView();
  slice.onLogout(() => view.getState().forget());
  const CourseProgress = () => (
    <ProgressViewContext value={view}>
      <CourseProgressPage />
    </ProgressViewContext>
  );
  const paths = ['/course/course-progress', '/course/course-progress/:courseId'];
  return [{ Component: DataLayout, children: paths.map((path) => screen(path, 'title', CourseProgress)) }];
}
