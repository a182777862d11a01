import { usePlatform } from '@vidyapath/client/platform-context';
import { useEffect } from 'react';

/** Title of a screen that has no own route. Runs after the route's title has been set. */
export function useTitleOf(title: string): void {
  const { config } = usePlatform();
  useEffect(() => {
    document.title = `${title} · ${config.appName}`;
  }, [title, config.appName]);
}
