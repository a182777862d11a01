import { createPageRouter } from '@vidyapath/client/router/page-router';
import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { Detour, PageRouterOptions } from '@vidyapath/client/router/router-types';
import { redirectOf } from '@vidyapath/platform-api/redirects';
import { Outlet, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { historyInLanguage } from '../features/i18n/address-language';
import { appLayoutId, loadAppLayout, loadedAppLayout, pageLayoutId } from '../features/layout/app-layout-code';
import { PageLayout } from '../features/layout/page-layout';
import { fallbackRoutesIn } from '../features/navigation/fallback-routes';
import { documentOfItsOwn } from '../features/navigation/document-of-its-own';
import { loadRoutesOnVisit } from '../features/navigation/load-routes-on-visit';
import { Page } from '../features/navigation/page';
import { RemoteFallback } from '../features/navigation/remote-fallback';
import { isReadInApp } from '../features/navigation/route-entries';
import type { Shell } from '../features/shell-context';
import { logFailure } from '../lib/log';

/** The screens of signed-in users wait for their layout's code. */
const appLayout = async () => {
  await loadAppLayout();
  return { Component: Outlet };
};

const routesOf = ({ screens }: Shell): PageRoute[] => [
  {
    element: <Page />,
    handle: { slice: 'shell' },
    children: [
      {
        id: pageLayoutId,
        element: <PageLayout />,
        children: [
          { id: appLayoutId, lazy: appLayout, children: fallbackRoutesIn(screens.get(), 'app') },
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
      const target = redirectOf(visit.to.pathname);
      if (target !== undefined) return { to: target };
      const screens = shell.screens.get();
      const detour = documentOfItsOwn(screens, visit) ?? loadRoutes(visit);
      const isRead = isReadInApp(screens, visit.to.pathname, shell.session.getSnapshot());
      return isRead && !loadedAppLayout() ? withAppLayout(detour) : detour;
    },
  };
}

/** A public page shows its own layout if the code of the other one can't be loaded. */
async function withAppLayout(detour: Promise<Detour | undefined> | Detour | undefined): Promise<Detour | undefined> {
  await loadAppLayout().catch((cause: unknown) => logFailure('The layout can’t be loaded', cause));
  return detour;
}

export const createShellRouter = (shell: Shell) =>
  createPageRouter({ ...routerOptions(shell), history: historyInLanguage(createBrowserHistory(), shell.i18n) });
