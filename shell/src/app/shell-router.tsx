import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { SiteLayout } from '../features/layout/site-layout';
import { loadRoutesOnVisit } from '../features/navigation/load-routes-on-visit';
import { Page } from '../features/navigation/page';
import { FirstPagePending } from '../features/navigation/page-loader';
import { FirstLoad } from '../features/navigation/first-load';
import { RemotePlace } from '../features/navigation/remote-place';
import { entries } from '../features/navigation/route-entries';
import { ShellError } from '../features/navigation/shell-error';
import { loadAppLayout, shellScreens } from './shell-screens';
import type { Shell } from './shell-context';

const redirects: Record<string, string> = {
  '/dashboard': '/dashboard/home',
  '/admin/dashboard': '/dashboard/home',
  '/admin/helpdesk/faq': '/helpdesk/faq',
  '/contact': '/#contact',
};

/** Stands where a remote's routes will be, and below the longest path that no slice has: lower in rank than the real ones. */
const placesOf = (layout: 'site' | 'app'): RouteObject[] =>
  entries
    .filter((entry) => entry.layout === layout && entry.owner !== 'shell' && entry.path !== '/')
    .map(({ path }) => ({ path: `${path}/*`, element: <RemotePlace /> }));

export const shellRoutes: RouteObject[] = [
  {
    id: 'root',
    element: <Page />,
    errorElement: <ShellError />,
    hydrateFallbackElement: <FirstLoad />,
    handle: { slice: 'shell' },
    children: [
      ...Object.entries(redirects).map(([path, target]) => ({ path, element: null, loader: () => redirect(target) })),
      { id: 'app', lazy: loadAppLayout, children: [...shellScreens, ...placesOf('app')] },
      {
        element: <SiteLayout />,
        children: [
          {
            id: 'site',
            // The header is there while the first page's code is still under way.
            hydrateFallbackElement: <FirstPagePending />,
            children: [...placesOf('site'), { path: '*', element: <RemotePlace /> }],
          },
        ],
      },
    ],
  },
];

/** The one router. A remote's routes join it when one of them is first visited. */
export const createShellRouter = (shell: Shell) =>
  createBrowserRouter(shellRoutes, { patchRoutesOnNavigation: loadRoutesOnVisit(shell) });
