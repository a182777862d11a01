import type { ComponentType } from 'react';
import type { PageRoute } from '@vidyapath/client/router/route-code';

/** The screens of signed-in users, in one chunk with their layout, which visitors never fetch. */
const signedIn = () => import(/* webpackChunkName: 'layout-app' */ './signed-in-screens');

/** The screens of the user menu, which are opened rarely. */
const account = () => import(/* webpackChunkName: 'lazy-account' */ '../features/account/account-screens');

/** In the same chunk as the list that the bell opens. */
const notifications = () =>
  import(/* webpackChunkName: 'lazy-notifications' */ '../features/notifications/notifications-screens');

type LoadScreens = () => Promise<{ screens: Record<string, ComponentType> }>;

const screen = (path: string, titleKey: string, load: LoadScreens = signedIn): PageRoute => ({
  path,
  handle: { titleKey },
  lazy: async () => ({ Component: (await load()).screens[path] }),
});

/** The screens that the shell owns, all in the layout of signed-in users. */
export const shellScreens: PageRoute[] = [
  screen('/dashboard/home', 'dashboard.title'),
  screen('/account/notifications', 'notifications.page', notifications),
  screen('/account/profile', 'userMenu.profile', account),
  screen('/account/settings', 'userMenu.settings', account),
  screen('/account/help', 'userMenu.help', account),
];
