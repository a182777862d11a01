import type { ComponentType } from 'react';
import { NotificationsPage } from './notifications.page';

/** By path. */
export const screens: Record<string, ComponentType> = { '/account/notifications': NotificationsPage };
