import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { ComponentType } from 'react';
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
const dataScreens = () => [
  screen('/course/available-course', 'titles.catalogue', async () => (await import(/* webpackChunkName: 'screen-course-available-course' */ '../features/catalogue/catalogue.page')).CataloguePage),
  screen('/course/course-content/:courseId', 'titles.courseDetail', async () => (await import(/* webpackChunkName: 'screen-course-course-content' */ '../features/course-detail/course-detail.page')).CourseDetailPage),
];

/** @param onData is given the function that empties what was fetched, once there is a store */
export function createPublicRoutes(platform: PlatformApi, onData: (reset: () => void) => void): SliceRoute[] {
  const loadDataLayout = async () => {
    const { createDataLayout } = await import(/* webpackChunkName: 'screens-course' */ './data-layout');
    const { DataLayout, reset } = createDataLayout(platform);
    onData(reset);
    return { Component: DataLayout };
  };
  return [
    {
      Component: createSliceLayout(platform),
      children: [...plainScreens(), { lazy: loadDataLayout, children: dataScreens() }],
    },
  ];
}
