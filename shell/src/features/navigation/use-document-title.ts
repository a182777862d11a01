import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { routeAt } from '@vidyapath/platform-api/routes';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';
import { useScreens } from './use-screens';
import { useWords } from './use-words';

/** Sets the title that the page has set, else that of the slice's description, also while its code loads. */
export function useDocumentTitle(): void {
  const { appName } = usePlatform().config;
  const { pageTitle } = useShell();
  const { location } = useRouterState();
  const words = useWords();
  const named = useSyncExternalStore(pageTitle.subscribe, pageTitle.getSnapshot);
  const described = routeAt(useScreens().routes, location.pathname)?.title;
  const begin = named ?? (described && words(described));
  const title = begin ? `${begin} · ${appName}` : appName;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
