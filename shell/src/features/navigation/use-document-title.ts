import { usePlatform } from '@vidyapath/client/platform-context';
import type { RouteHandle } from '@vidyapath/platform-api/remote-module';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';

type Handle = Partial<RouteHandle> & { slice?: string };

const handleOf = (match: { handle: unknown }): Handle =>
  typeof match.handle === 'object' && match.handle !== null ? match.handle : {};

/** Sets the title that the route names in its slice's messages, in the same frame as the page itself. */
export function useDocumentTitle(): void {
  const { i18n, config } = usePlatform();
  const handles = useMatches().map(handleOf);
  const titleKey = handles.findLast((handle) => handle.titleKey)?.titleKey;
  const slice = handles.findLast((handle) => handle.slice)?.slice ?? 'shell';
  const t = useSyncExternalStore(i18n.subscribe, () => i18n.translator(slice));
  const title = titleKey ? `${t(titleKey)} · ${config.appName}` : config.appName;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
