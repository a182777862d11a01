import { pageFooterId } from '@vidyapath/platform-api/landmarks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** There are no changes to report: React reads the place again after the first render, which may create it. */
const unchanging = () => () => undefined;
const findPlace = () => document.getElementById(pageFooterId);

/** Puts its children into the page's footer, or here if the page has none. */
export function PageFooter({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(unchanging, findPlace);
  return place ? createPortal(children, place) : <footer>{children}</footer>;
}
