import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenPresent } from './when-present';

/** After a navigation the heading has the focus, or the section that the address names; a reader hears where they are. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef<string>(undefined);

  useEffect(() => {
    const isFirst = previous.current === undefined;
    const moved = previous.current !== pathname;
    previous.current = pathname;
    if (hash.length > 1) {
      return whenPresent(() => document.getElementById(decodeURIComponent(hash.slice(1))), showSection);
    }
    if (isFirst || !moved) return undefined;
    return whenPresent(() => document.querySelector('h1'), focusHeading);
  }, [pathname, hash]);
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function showSection(section: HTMLElement): void {
  section.scrollIntoView();
  const heading = section.querySelector<HTMLElement>('h2, h3');
  if (heading) focusHeading(heading);
}
