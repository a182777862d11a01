import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenPresent } from '../../lib/when-present';

/** After a navigation, focuses the heading or the section that the address names, so that a screen reader reads it. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef<string>(undefined);
  useSection();

  useEffect(() => {
    const isFirst = previous.current === undefined;
    const moved = previous.current !== pathname;
    previous.current = pathname;
    if (isFirst || !moved || hash.length > 1) return undefined;
    return whenPresent(() => document.querySelector('h1'), focusHeading);
  }, [pathname, hash]);
}

/** A click on a link to a section always scrolls to it; Back and Forward restore the scroll position. */
function useSection(): void {
  const { location, action } = useRouterState();
  const { hash, key } = location;
  const isBackOrForward = String(action) === 'POP';
  const isFirst = useRef(true);

  useEffect(() => {
    const show = isBackOrForward && !isFirst.current ? focusSection : showSection;
    isFirst.current = false;
    if (hash.length < 2) return undefined;
    return whenPresent(() => document.getElementById(idIn(hash)), show);
  }, [hash, key, isBackOrForward]);
}

/** The address may be malformed. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function focusSection(section: HTMLElement): void {
  focusHeading(section.querySelector<HTMLElement>('h2, h3') ?? section);
}

function showSection(section: HTMLElement): void {
  section.scrollIntoView();
  focusSection(section);
}
