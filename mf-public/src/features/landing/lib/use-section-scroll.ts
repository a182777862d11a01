import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section that the address names into view, also when the page was opened by it. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
