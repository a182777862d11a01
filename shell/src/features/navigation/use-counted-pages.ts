import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell-context';

/** Tells the toasts of each navigation to another page. */
export function useCountedPages(): void {
  const { toasts } = useShell();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    toasts.pages.setState(toasts.pages.getState() + 1, true);
  }, [toasts, pathname]);
}
