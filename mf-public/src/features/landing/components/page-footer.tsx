import { pageFooterId } from '@vidyapath/platform-api/landmarks';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** It never changes; asked again after the first render, with which it may come. */
const unchanging = () => () => undefined;
const findPlace = () => document.getElementById(pageFooterId);

/** Puts its children into the page's footer, or here where the page has none. */
export function PageFooter({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(unchanging, findPlace);
  return place ? createPortal(children, place) : <footer>{children}</footer>;
}
