import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell-context';

/** What the server's head says of the first page only; a browser shares the canonical address. */
const ofFirstPage = 'link[rel=canonical],link[hreflang],meta[property]';

/** Tells the toasts of each navigation to another page, and takes the first page's address and picture from the head. */
export function useCountedPages(): void {
  const { toasts } = useShell();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove();
    toasts.pages.setState(toasts.pages.getState() + 1, true);
  }, [toasts, pathname]);
}
