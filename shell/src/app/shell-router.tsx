import { createPageRouter } from '@vidyapath/client/router/page-router';
import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { PageRouterOptions } from '@vidyapath/client/router/router-types';
import { isAt } from '@vidyapath/platform-api/page-addresses';
import { redirects } from '@vidyapath/platform-api/shell-routes';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { SiteLayout } from '../features/layout/site-layout';
import { fallbackRoutesIn } from '../features/navigation/fallback-routes';
import { documentOfItsOwn } from '../features/navigation/document-of-its-own';
import { loadRoutesOnVisit } from '../features/navigation/load-routes-on-visit';
import { Page } from '../features/navigation/page';
import { RemoteFallback } from '../features/navigation/remote-fallback';
import { loadAppLayout, shellScreens } from './shell-screens';
import type { Shell } from '../features/shell-context';

const routesOf = ({ screens }: Shell): PageRoute[] => [
  {
    element: <Page />,
    handle: { slice: 'shell' },
    children: [
      { id: 'app', lazy: loadAppLayout, children: [...shellScreens, ...fallbackRoutesIn(screens.get(), 'app')] },
      {
        element: <SiteLayout />,
        children: [
          { id: 'site', children: fallbackRoutesIn(screens.get(), 'site') },
          { path: '*', element: <RemoteFallback /> },
        ],
      },
    ],
  },
];

/** The one router. A remote's routes are added to the shell's when one of them is first visited. */
export function routerOptions(shell: Shell): Omit<PageRouterOptions, 'history'> {
  const loadRoutes = loadRoutesOnVisit(shell);
  return {
    routes: routesOf(shell),
    onVisit(visit) {
      const [, target] = redirects.find(([path]) => isAt(path, visit.to.pathname)) ?? [];
      if (target !== undefined) return { to: target };
      return documentOfItsOwn(shell.screens.get(), visit) ?? loadRoutes(visit);
    },
  };
}

export const createShellRouter = (shell: Shell) =>
  createPageRouter({ ...routerOptions(shell), history: createBrowserHistory() });
