import { usePlatform } from '@vidyapath/client/platform-context';
import { useEffect } from 'react';

/** Sets the title of a screen that has no own route, after the route's title. */
export function useTitleOf(title: string): void {
  const { config } = usePlatform();
  useEffect(() => {
    document.title = `${title} · ${config.appName}`;
  }, [title, config.appName]);
}
