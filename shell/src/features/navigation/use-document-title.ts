import { usePlatform } from '@vidyapath/client/platform-context';
import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { handleOf } from './route-handle';

/** Sets the title that the route names in its slice's messages, in the same frame as the page itself. */
export function useDocumentTitle(): void {
  const { i18n, config } = usePlatform();
  const handles = useRouterState().matches.map(handleOf);
  const titleKey = handles.findLast((handle) => handle.titleKey)?.titleKey;
  const slice = handles.findLast((handle) => handle.slice)?.slice ?? 'shell';
  const t = useSyncExternalStore(i18n.subscribe, () => i18n.translator(slice));
  const title = titleKey ? `${t(titleKey)} · ${config.appName}` : config.appName;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
