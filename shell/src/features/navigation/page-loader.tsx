import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LoaderBar } from './loader-bar';

/** Milliseconds that the loader stays after a navigation has ended. */
const extraTime = 1_000;

const ShownContext = createContext(false);

/** The loader shows during each navigation, also the first, and a moment longer. */
export function PageLoader({ children }: { children: ReactNode }) {
  const { isMoving, location } = useRouterState();
  const { pathname } = location;
  const [shown, setShown] = useState(true);
  // If a page's code is already loaded, the page appears without `isMoving`.
  const [shownFor, setShownFor] = useState(pathname);
  const moved = shownFor !== pathname;
  if (moved) setShownFor(pathname);
  if ((isMoving || moved) && !shown) setShown(true);

  useEffect(() => {
    if (isMoving) return;
    const handle = setTimeout(() => setShown(false), extraTime);
    return () => clearTimeout(handle);
  }, [isMoving, pathname]);

  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** The loader's place, in the header of each layout: a screen reader does not find content outside of landmarks. */
export function PageLoaderBar() {
  return useContext(ShownContext) && <LoaderBar />;
}
