import type { ComponentType } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard.page';
import { NotificationsPage } from '../features/layout/notifications.page';
import { WorksPage } from '../features/placeholders/works.page';

export { AppLayout } from '../features/layout/app-layout';

/** By path. */
export const screens: Record<string, ComponentType> = {
  '/dashboard/home': DashboardPage,
  '/helpdesk/tickets': () => <WorksPage name="tickets" />,
  '/helpdesk/faq': () => <WorksPage name="faq" />,
  '/reports/sales-report': () => <WorksPage name="salesReport" />,
  '/reports/user-report': () => <WorksPage name="userReport" />,
  '/reports/error-report': () => <WorksPage name="errorReport" />,
  '/reports/login-report': () => <WorksPage name="loginReport" />,
  '/account/notifications': NotificationsPage,
};
