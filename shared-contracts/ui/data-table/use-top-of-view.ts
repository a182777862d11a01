import { type RefObject, useEffect, useRef } from 'react';

/** To the first row: in the table where it scrolls by itself, and on the page where the table's top is above it. */
function showTop(table: HTMLElement): void {
  table.scrollTop = 0;
  if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
}

/** Another page, order or search begins at its first row. */
export function useTopOfView(scroller: RefObject<HTMLElement | null>, view: string | undefined): void {
  const shown = useRef(view);
  useEffect(() => {
    if (view === shown.current) return;
    shown.current = view;
    if (scroller.current) showTop(scroller.current);
  }, [scroller, view]);
}
