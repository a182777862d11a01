import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { screen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { CourseProgressPage } from '../features/course-progress/course-progress.page';
import { createProgressView } from '../features/course-progress/state/progress-view';
import { ProgressViewContext } from '../features/course-progress/state/progress-view-context';
import { api } from '../lib/api';
import { takeAnswer } from '../lib/learning.endpoints';
import { ProgressReporterContext } from '../lib/progress-reporter-context';
import { createProgressReporter } from '../lib/reports/progress-reporter';

const refresh = ({ courseId }: { courseId: number }) =>
  (['CourseProgress', 'LearnedCourse'] as const).map((type) => ({ type, id: courseId }));

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout, dispatch } = createSliceData(slice, {
    api,
    staleTags: {
      'catalogue.course-changed@1': refresh,
      'catalogue.module-changed@1': refresh,
      'catalogue.video-changed@1': refresh,
    },
  });
  const view = createProgressView();
  slice.onLogout(() => view.getState().forget());
  const reporter = createProgressReporter({
    platform: slice.platform,
    onAnswer: (answer) => takeAnswer(dispatch, answer),
  });
  reporter.follow();
  const CourseProgress = () => (
    <ProgressReporterContext value={reporter}>
      <ProgressViewContext value={view}>
        <CourseProgressPage />
      </ProgressViewContext>
    </ProgressReporterContext>
  );
  const paths = ['/course/course-progress', '/course/course-progress/:courseId'];
  return [{ Component: DataLayout, children: paths.map((path) => screen(path, 'title', CourseProgress)) }];
}
