import type { ComponentType } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard.page';

export { AppLayout } from '../features/layout/app-layout';

/** By path. */
export const screens: Record<string, ComponentType> = {
  '/dashboard/home': DashboardPage,
};
