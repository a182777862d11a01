import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the first row: in the table if it scrolls by itself, and on the page if the table's top is above the view. */
function showTop(table: HTMLElement): void {
  table.scrollTop = 0;
  if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
}

/** Shows another page, order or search from its first row. */
export function useTopOfView(scroller: RefObject<HTMLElement | null>, view: string | undefined): void {
  const shown = useRef(view);
  useEffect(() => {
    if (view === shown.current) return;
    shown.current = view;
    if (scroller.current) showTop(scroller.current);
  }, [scroller, view]);
}
