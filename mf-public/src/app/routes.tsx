import type { PublicCourse } from '@vidyapath/http/course-progress';
import { paths } from '@vidyapath/http/paths';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { ComponentType } from 'react';
import firstRequests from '../../first-requests.json';
import { preloadFirstBanners } from '../features/catalogue/lib/cards-in-view';
import { cataloguePath } from '../lib/plans';
import { createDataParts, type DataParts } from './data-parts';
import { createSliceLayout } from './slice-layout';

/** A leaf whose code is a chunk of its own. */
const screen = (path: string, titleKey: string, load: () => Promise<ComponentType>): SliceRoute => ({
  path,
  handle: { titleKey } satisfies RouteHandle,
  lazy: async () => ({ Component: await load() }),
});

/** Screens that show no server data do not wait for the code that fetches and keeps it. */
const plainScreens = () => [
  screen('/', 'titles.landing', async () => (await import(/* webpackChunkName: 'screen-home' */ '../features/landing/landing.page')).LandingPage),
  screen('/RefundPolicy', 'titles.refundPolicy', async () => (await import(/* webpackChunkName: 'screen-refundpolicy' */ '../features/policies/refund-policy.page')).RefundPolicyPage),
  screen('/TermsAndConditions', 'titles.terms', async () => (await import(/* webpackChunkName: 'screen-termsandconditions' */ '../features/policies/terms.page')).TermsPage),
  screen('/login', 'titles.login', async () => (await import(/* webpackChunkName: 'screen-login' */ '../features/login/login.page')).LoginPage),
  screen('/signup', 'titles.signup', async () => (await import(/* webpackChunkName: 'screen-signup' */ '../features/signup/signup.page')).SignupPage),
  screen('/forgot-password', 'titles.forgotPassword', async () => (await import(/* webpackChunkName: 'screen-forgot-password' */ '../features/password-reset/forgot-password.page')).ForgotPasswordPage),
  screen('/reset-password', 'titles.resetPassword', async () => (await import(/* webpackChunkName: 'screen-reset-password' */ '../features/password-reset/reset-password.page')).ResetPasswordPage),
  screen('/verify-email', 'titles.verifyEmail', async () => (await import(/* webpackChunkName: 'screen-verify-email' */ '../features/email-verification/verify-email.page')).VerifyEmailPage),
];

/** An answer that can't be read is told where it is wanted. */
const ignored = () => undefined;

/** The catalogue, whose courses are asked for while its code is under way when the visit begins with them, and the pictures in view as soon as it is known which. */
const catalogue = ({ ask, peek, isHere, data }: DataParts) => async () => {
  const isOpened = window.location.pathname === cataloguePath && window.location.search === '';
  const courses = firstRequests[cataloguePath];
  if (isOpened) {
    [courses, paths.categories].forEach(ask);
    void peek<PublicCourse[]>(courses).then(preloadFirstBanners, ignored);
  }
  const [{ CataloguePage, startCatalogue }, { dispatch }] = await Promise.all([import(/* webpackChunkName: 'screen-course-available-course' */ '../features/catalogue/catalogue.page'), data()]);
  if (isOpened && (await isHere(courses))) await startCatalogue(dispatch);
  return CataloguePage;
};

const dataScreens = (parts: DataParts) => [
  screen(cataloguePath, 'titles.catalogue', catalogue(parts)),
  screen('/course/course-content/:courseId', 'titles.courseDetail', async () => (await import(/* webpackChunkName: 'screen-course-course-content' */ '../features/course-detail/course-detail.page')).CourseDetailPage),
];

/** @param onData is given the function that empties what was fetched, once there is a store */
export function createPublicRoutes(platform: PlatformApi, onData: (reset: () => void) => void): SliceRoute[] {
  const parts = createDataParts(platform, onData);
  return [
    {
      Component: createSliceLayout(platform),
      children: [...plainScreens(), { lazy: async () => ({ Component: (await parts.data()).DataLayout }), children: dataScreens(parts) }],
    },
  ];
}
