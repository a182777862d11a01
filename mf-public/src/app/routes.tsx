import type { CourseSearch } from '@vidyapath/http/course-search';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import firstRequests from '../../first-requests.json';
import { preloadFirstBanners } from '../components/cards-in-view';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { createPrefetchedAnswers, type PrefetchedAnswers } from '../lib/prefetched-answers';
import { createDataLoader } from './load-data';

/** Screens without server data do not wait for the code that fetches and keeps it. */
const plainScreens = [
  lazyScreen(
    '/',
    async () => (await import(/* webpackChunkName: 'screen-home' */ '../features/landing/landing.page')).LandingPage,
  ),
  lazyScreen(
    '/RefundPolicy',
    async () =>
      (await import(/* webpackChunkName: 'screen-refundpolicy' */ '../features/policies/refund-policy.page'))
        .RefundPolicyPage,
  ),
  lazyScreen(
    '/TermsAndConditions',
    async () =>
      (await import(/* webpackChunkName: 'screen-termsandconditions' */ '../features/policies/terms.page')).TermsPage,
  ),
  lazyScreen(
    '/login',
    async () => (await import(/* webpackChunkName: 'screen-login' */ '../features/login/login.page')).LoginPage,
  ),
  lazyScreen(
    '/signup',
    async () => (await import(/* webpackChunkName: 'screen-signup' */ '../features/signup/signup.page')).SignupPage,
  ),
  lazyScreen(
    '/forgot-password',
    async () =>
      (await import(/* webpackChunkName: 'screen-forgot-password' */ '../features/password-reset/forgot-password.page'))
        .ForgotPasswordPage,
  ),
  lazyScreen(
    '/reset-password',
    async () =>
      (await import(/* webpackChunkName: 'screen-reset-password' */ '../features/password-reset/reset-password.page'))
        .ResetPasswordPage,
  ),
  lazyScreen(
    '/verify-email',
    async () =>
      (await import(/* webpackChunkName: 'screen-verify-email' */ '../features/email-verification/verify-email.page'))
        .VerifyEmailPage,
  ),
];

type LoadData = ReturnType<typeof createDataLoader>;

/** When a visit begins at the catalogue, its data and the first pictures are fetched beside its code. */
const loadCatalogue =
  ({ prefetch, peek, arrivesSoon }: PrefetchedAnswers, loadData: LoadData) =>
  async () => {
    const isOpened = window.location.pathname === cataloguePath && window.location.search === '';
    const courses = firstRequests[cataloguePath];
    if (isOpened) {
      [courses, paths.categories].forEach(prefetch);
      void peek<CourseSearch>(courses).then(
        (found) => preloadFirstBanners(found?.courses),
        () => undefined,
      );
    }
    const [{ CataloguePage, startCatalogue }, { dispatch }] = await Promise.all([
      import(/* webpackChunkName: 'screen-course-available-course' */ '../features/catalogue/catalogue.page'),
      loadData(),
    ]);
    if (isOpened && (await arrivesSoon(courses))) await startCatalogue(dispatch);
    return CataloguePage;
  };

/** The store is the only cache: the browser's cache validates by ETag, so that no price is older than the visit. */
const revalidating =
  (fetch: FetchLike): FetchLike =>
  (input, init) =>
    fetch(input, { ...init, cache: 'no-cache' });

export function createRoutes(slice: Slice): SliceRoute[] {
  const answers = createPrefetchedAnswers(revalidating(slice.platform.http.fetch));
  const loadData = createDataLoader(slice, answers.fetch);
  const dataScreens = [
    lazyScreen(cataloguePath, loadCatalogue(answers, loadData)),
    lazyScreen(
      '/course/course-content/:courseId',
      async () =>
        (
          await import(
            /* webpackChunkName: 'screen-course-course-content' */ '../features/course-detail/course-detail.page'
          )
        ).CourseDetailPage,
    ),
    lazyScreen(
      '/teacher/:slug',
      async () =>
        (await import(/* webpackChunkName: 'screen-teacher' */ '../features/teacher/teacher.page')).TeacherPage,
    ),
  ];
  return [...plainScreens, { lazy: async () => ({ Component: (await loadData()).DataLayout }), children: dataScreens }];
}
