import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { createProgressView } from '../features/course-progress/state/progress-view';
import { ProgressViewContext } from '../features/course-progress/state/progress-view-context';
import { CoursePanelsContext } from '../lib/course-panels';
import { coursePanels } from './course-panels';
import { api } from '../lib/api';
import { takeAnswer } from '../lib/learning.endpoints';
import { ProgressReporterContext } from '../lib/progress-reporter-context';
import { createProgressReporter } from '../lib/reports/progress-reporter';

const refresh = ({ courseId }: { courseId: number }) =>
  (['CourseProgress', 'LearnedCourse'] as const).map((type) => ({ type, id: courseId }));

/** Each in a separate chunk, named as its path, so that the page can fetch it beforehand. */
const furtherScreens = [
  lazyScreen(
    '/my-learning',
    async () =>
      (await import(/* webpackChunkName: 'screen-my-learning' */ '../features/my-learning/my-learning.page'))
        .MyLearningPage,
  ),
  lazyScreen(
    '/account/analytics',
    async () =>
      (await import(/* webpackChunkName: 'screen-account-analytics' */ '../features/analytics/analytics.page'))
        .AnalyticsPage,
  ),
  lazyScreen(
    '/certificates/:serial',
    async () =>
      (await import(/* webpackChunkName: 'screen-certificates' */ '../features/certificates/certificate.page'))
        .CertificatePage,
  ),
  lazyScreen(
    '/moderation/reviews',
    async () =>
      (await import(/* webpackChunkName: 'screen-moderation-reviews' */ '../features/moderation/reviews.page'))
        .ModerationReviewsPage,
  ),
  lazyScreen(
    '/moderation/discussions',
    async () =>
      (await import(/* webpackChunkName: 'screen-moderation-discussions' */ '../features/moderation/discussions.page'))
        .ModerationDiscussionsPage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout, dispatch } = createSliceData(slice, {
    api,
    staleTags: {
      'catalogue.course-changed@1': refresh,
      'catalogue.module-changed@1': refresh,
      'catalogue.video-changed@1': refresh,
      'support.notifications-changed@1': () => ['Thread'],
    },
  });
  const view = createProgressView();
  slice.onLogout(() => view.getState().forget());
  const reporter = createProgressReporter({
    platform: slice.platform,
    onAnswer: (answer) => takeAnswer(dispatch, answer),
  });
  reporter.follow();
  const courseProgress = async () => {
    const { CourseProgressPage } = await import(
      /* webpackChunkName: 'screen-course-course-progress' */ '../features/course-progress/course-progress.page'
    );
    return () => (
      <ProgressReporterContext value={reporter}>
        <ProgressViewContext value={view}>
          <CoursePanelsContext value={coursePanels}>
            <CourseProgressPage />
          </CoursePanelsContext>
        </ProgressViewContext>
      </ProgressReporterContext>
    );
  };
  const lesson = async () => {
    const { LessonPage } = await import(/* webpackChunkName: 'screen-learn' */ '../features/lesson-page/lesson.page');
    return () => (
      <ProgressReporterContext value={reporter}>
        <CoursePanelsContext value={coursePanels}>
          <LessonPage />
        </CoursePanelsContext>
      </ProgressReporterContext>
    );
  };
  const paths = ['/course/course-progress', '/course/course-progress/:courseId'];
  const lessonPaths = ['/learn/:courseId', '/learn/:courseId/:videoId'];
  const children = [
    ...paths.map((path) => lazyScreen(path, courseProgress)),
    ...lessonPaths.map((path) => lazyScreen(path, lesson)),
    ...furtherScreens,
  ];
  return [{ Component: DataLayout, children }];
}
