import { useLayoutEffect } from 'react';
import { usePlatform } from './platform-context';

/** Begins the document's title with the name of what a page shows, once it is known; until then it has the route's title. */
export function usePageTitle(name: string | undefined): void {
  const { page } = usePlatform();
  useLayoutEffect(() => (name ? page.setTitle(name) : undefined), [name, page]);
}
