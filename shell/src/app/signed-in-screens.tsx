import type { ComponentType } from 'react';
import { DashboardPage } from '../features/dashboard/dashboard.page';

/** By path. */
export const screens: Record<string, ComponentType> = {
  '/dashboard/home': DashboardPage,
};
