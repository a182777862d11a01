import type { RouteObject } from 'react-router';
import { DashboardPage } from '../features/dashboard/dashboard.page';
import { AccountPage } from '../features/placeholders/account.page';
import { WorksPage } from '../features/placeholders/works.page';

const works = (path: string, name: string): RouteObject => ({
  path,
  element: <WorksPage name={name} />,
  handle: { titleKey: `placeholders.${name}.title` },
});

const account = (path: string, name: string): RouteObject => ({
  path,
  element: <AccountPage name={name} />,
  handle: { titleKey: `account.${name}.title` },
});

/** The screens that the shell owns, all of them in the layout of the signed-in. */
export const shellScreens: RouteObject[] = [
  { path: '/dashboard/home', element: <DashboardPage />, handle: { titleKey: 'dashboard.title' } },
  works('/helpdesk/tickets', 'tickets'),
  works('/helpdesk/faq', 'faq'),
  works('/reports/sales-report', 'salesReport'),
  works('/reports/user-report', 'userReport'),
  works('/reports/error-report', 'errorReport'),
  works('/reports/login-report', 'loginReport'),
  account('/account/profile', 'profile'),
  account('/account/analytics', 'analytics'),
  account('/account/settings', 'settings'),
  account('/account/help', 'help'),
];
