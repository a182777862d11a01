import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useEffect, useLayoutEffect, useRef } from 'react';

const key = 'scroll-positions';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Storage may be refused: a page that is opened anew begins at its top.
  }
}

/** Each path is shown where it was left, by whatever way one comes back to it, and a new one from its top. */
export function useKeptScroll(): void {
  const { location, hasStarted } = useRouterState();
  const { pathname } = location;
  const positions = useRef<Positions>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current !== undefined && positions.current) positions.current[shown.current] = window.scrollY;
    };
    const keep = () => keepPositions(positions.current ?? {});
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    if (!hasStarted) return;
    positions.current ??= readPositions();
    shown.current = pathname;
    window.scrollTo(0, positions.current[pathname] ?? 0);
  }, [pathname, hasStarted]);
}
