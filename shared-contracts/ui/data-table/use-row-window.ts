import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** Up to this many rows the whole table is drawn, so that the browser's own find reaches every row. */
const drawnWholeUpTo = 150;

/** The gap below a card belongs to it. */
const heightOf = (row: HTMLElement): number => row.offsetHeight + (Number.parseFloat(getComputedStyle(row).marginBottom) || 0);

export interface RowWindow {
  scroller: React.RefObject<HTMLDivElement | null>;
  /** Only the rows in view are drawn. */
  virtual: boolean;
  items: Pick<VirtualItem, 'index'>[];
  /** Pixels left out above and below. */
  above: number;
  below: number;
  measure?: (element: HTMLElement | null) => void;
}

/** Which rows to draw: all of a page, only those in view of a list of thousands. */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = count > drawnWholeUpTo;
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => 61,
    overscan: 12,
    measureElement: heightOf,
    initialRect: { width: 1_024, height: 800 },
  });
  if (!virtual) return { scroller, virtual, items: Array.from({ length: count }, (_, index) => ({ index })), above: 0, below: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    scroller,
    virtual,
    items,
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
