import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useT } from '@vidyapath/client/screens/use-t';
import { routeAt } from '@vidyapath/platform-api/routes';
import { useLayoutEffect } from 'react';
import { handleOf } from './route-handle';
import { useScreens } from './use-screens';
import { useWords } from './use-words';

/** Sets the title from the slice's description, also while its code loads, or the title of the shell's own screen. */
export function useDocumentTitle(): void {
  const { config } = usePlatform();
  const { location, matches } = useRouterState();
  const words = useWords();
  const t = useT();
  const described = routeAt(useScreens().routes, location.pathname)?.title;
  const titleKey = matches.map(handleOf).findLast((handle) => handle.titleKey)?.titleKey;
  const own = titleKey && t(titleKey);
  const name = described ? words(described) : own;
  const title = name ? `${name} · ${config.appName}` : config.appName;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
