import type { RouteObject } from 'react-router';

/** The layout and the screens of the signed-in, in a chunk that visitors never fetch. */
const signedIn = () => import(/* webpackChunkName: 'lazy-signed-in' */ './signed-in-screens');

export const loadAppLayout = async () => ({ Component: (await signedIn()).AppLayout });

const screen = (path: string, titleKey: string): RouteObject => ({
  path,
  handle: { titleKey },
  lazy: async () => ({ Component: (await signedIn()).screens[path] }),
});

/** The screens that the shell owns, all of them in the layout of the signed-in. */
export const shellScreens: RouteObject[] = [
  screen('/dashboard/home', 'dashboard.title'),
  screen('/helpdesk/tickets', 'placeholders.tickets.title'),
  screen('/helpdesk/faq', 'placeholders.faq.title'),
  screen('/reports/sales-report', 'placeholders.salesReport.title'),
  screen('/reports/user-report', 'placeholders.userReport.title'),
  screen('/reports/error-report', 'placeholders.errorReport.title'),
  screen('/reports/login-report', 'placeholders.loginReport.title'),
  screen('/account/profile', 'account.profile.title'),
  screen('/account/analytics', 'account.analytics.title'),
  screen('/account/settings', 'account.settings.title'),
  screen('/account/help', 'account.help.title'),
];
