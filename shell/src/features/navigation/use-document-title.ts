import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { routeAt } from '@vidyapath/platform-api/routes';
import { useLayoutEffect } from 'react';
import { useScreens } from './use-screens';
import { useWords } from './use-words';

/** Sets the title from the slice's description, also while its code loads. */
export function useDocumentTitle(): void {
  const { appName } = usePlatform().config;
  const { location } = useRouterState();
  const words = useWords();
  const described = routeAt(useScreens().routes, location.pathname)?.title;
  const title = described ? `${words(described)} · ${appName}` : appName;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
