import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useEffect, useLayoutEffect, useRef } from 'react';

const storageKey = 'scroll-positions';
/** Most history entries whose positions are kept. */
const mostKept = 100;

/** The key has the history entry and its path, since entries from the address bar have no own key. */
type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-mostKept))));
  } catch {
    // The browser may refuse storage: a page that is opened again then begins at its top.
  }
}

/** A smooth scroll would move through the new page, and a scroll to a section could interrupt it. */
const scrollAtOnce = (top: number): void => void window.scrollTo({ top, behavior: 'instant' });

/**
 * Back and Forward restore the scroll position. A link leads to the top, also a link to the shown page, unless it names a section.
 * A page that changes its own query or hash without a link does not scroll.
 */
export function useKeptScroll(): void {
  const { location, action, hasStarted } = useRouterState();
  const { pathname, hash, key } = location;
  const entry = `${key} ${pathname}`;
  const positions = useRef<Positions>(undefined);
  const shown = useRef<{ entry: string; pathname: string }>(undefined);
  const isByLink = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current && positions.current) positions.current[shown.current.entry] = window.scrollY;
    };
    const keep = () => keepPositions(positions.current ?? {});
    const noteClick = ({ target }: MouseEvent) => {
      isByLink.current = target instanceof Element && target.closest('a[href]') !== null;
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    window.addEventListener('click', noteClick, { capture: true });
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('click', noteClick, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    if (!hasStarted) return;
    positions.current ??= readPositions();
    const isOtherPage = shown.current?.pathname !== pathname;
    shown.current = { entry, pathname };
    if (String(action) === 'POP') {
      scrollAtOnce(positions.current[entry] ?? 0);
      return;
    }
    if (isOtherPage || (isByLink.current && hash === '')) scrollAtOnce(0);
    positions.current[entry] = window.scrollY;
  }, [entry, pathname, hash, action, hasStarted]);
}
