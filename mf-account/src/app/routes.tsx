import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen, screen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { DashboardPage } from '../features/dashboard/dashboard.page';
import { api } from '../lib/api';

const screens = [
  // In the slice's first chunk: each login leads to it.
  screen('/dashboard/home', DashboardPage),
  lazyScreen(
    '/account/profile',
    async () =>
      (await import(/* webpackChunkName: 'screen-account-profile' */ '../features/profile/profile.page')).ProfilePage,
  ),
  lazyScreen(
    '/account/settings',
    async () =>
      (await import(/* webpackChunkName: 'screen-account-settings' */ '../features/settings/settings.page'))
        .SettingsPage,
  ),
  lazyScreen(
    '/account/help',
    async () => (await import(/* webpackChunkName: 'screen-account-help' */ '../features/help/help.page')).HelpPage,
  ),
  lazyScreen(
    '/account/notifications',
    async () =>
      (
        await import(
          /* webpackChunkName: 'screen-account-notifications' */ '../features/notifications/notifications.page'
        )
      ).NotificationsPage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, {
    api,
    staleTags: { 'support.notifications-changed@1': () => ['Notifications'] },
  });
  return [{ Component: DataLayout, children: screens }];
}
