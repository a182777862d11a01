import { createPageRouter } from '@vidyapath/client/router/page-router';
import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { PageRouterOptions } from '@vidyapath/client/router/router-types';
import { matchPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { SiteLayout } from '../features/layout/site-layout';
import { loadRoutesOnVisit } from '../features/navigation/load-routes-on-visit';
import { Page } from '../features/navigation/page';
import { RemoteFallback } from '../features/navigation/remote-fallback';
import { entries } from '../features/navigation/route-entries';
import { loadAppLayout, shellScreens } from './shell-screens';
import type { Shell } from '../features/shell-context';

const redirects = [
  ['/dashboard', '/dashboard/home'],
  ['/admin/dashboard', '/dashboard/home'],
  ['/admin/helpdesk/faq', '/helpdesk/faq'],
  ['/contact', '/#contact'],
] as const;

/** Stands where a remote's routes will be, and below the longest path that no slice has: lower in rank than the real ones. */
const placesOf = (layout: 'site' | 'app'): PageRoute[] =>
  entries
    .filter((entry) => entry.layout === layout && entry.owner !== 'shell' && entry.path !== '/')
    .map(({ path }) => ({ path: `${path}/*`, element: <RemoteFallback /> }));

const shellRoutes: PageRoute[] = [
  {
    element: <Page />,
    handle: { slice: 'shell' },
    children: [
      { id: 'app', lazy: loadAppLayout, children: [...shellScreens, ...placesOf('app')] },
      {
        element: <SiteLayout />,
        children: [{ id: 'site', children: [...placesOf('site'), { path: '*', element: <RemoteFallback /> }] }],
      },
    ],
  },
];

/** What the one router shows: a remote's routes join the shell's when one of them is first visited. */
export function shellPages(shell: Shell): Omit<PageRouterOptions, 'history'> {
  const loadRoutes = loadRoutesOnVisit(shell);
  return {
    routes: shellRoutes,
    onVisit(visit) {
      const [, target] = redirects.find(([path]) => matchPath(path, visit.to.pathname)) ?? [];
      return target === undefined ? loadRoutes(visit) : { to: target };
    },
  };
}

export const createShellRouter = (shell: Shell) =>
  createPageRouter({ ...shellPages(shell), history: createBrowserHistory() });
