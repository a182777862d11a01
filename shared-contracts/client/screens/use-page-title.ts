import { useEffect } from 'react';
import { usePlatform } from './platform-context';
import { useLanguage } from './use-t';

/** Begins the document's title with the name of what a page shows, once it is known; until then it has the route's title. */
export function usePageTitle(name: string | undefined): void {
  const { config } = usePlatform();
  const language = useLanguage();
  useEffect(() => {
    if (!name) return undefined;
    // The shell sets the route's title before, and again in another language.
    const before = document.title;
    const title = `${name} · ${config.appName}`;
    document.title = title;
    return () => {
      // After a navigation the title is that of the next page already.
      if (document.title === title) document.title = before;
    };
  }, [name, config.appName, language]);
}
